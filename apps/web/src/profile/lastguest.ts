/** As whom this browser was last known: only a guest has games to ask the service for from the start page. */
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
