/** The last guest id of this browser. Without one, the start page does not ask the service for games. */
const KEY = 'abacow.guest';

export const lastGuest = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const rememberGuest = (id: string | null): void => {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    return;
  }
};
