/** Whether games of Trio begin with a warm-up. */
const KEY = 'abacow.warmUp';

export const wantsWarmUp = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
};

/** If storage is forbidden, it is asked again next time. */
export const rememberWarmUp = (wanted: boolean): void => {
  try {
    localStorage.setItem(KEY, wanted ? 'yes' : 'no');
  } catch {
    return;
  }
};
