/** The player of this device who played last. The start page does not load the players for that. */
const KEY = 'abacow.players';

export const lastPlayer = (): string | null => {
  try {
    const { last } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly last?: unknown };
    return typeof last === 'string' ? last : null;
  } catch {
    return null;
  }
};
