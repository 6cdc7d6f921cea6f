/** Whether a key press is for the table or for the focused element. */
const TYPING = 'input, textarea, select, dialog, [contenteditable]';

export const isForTable = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(TYPING) !== null);

/** U, or what undoes in every other program. */
export const isUndoKey = (event: KeyboardEvent): boolean => {
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  const isUsual = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  return (isUsual && !isTyping && !event.defaultPrevented) || (event.key === 'u' && isForTable(event));
};

/** Space presses a button that was focused by keyboard; after a mouse click it throws the dice. */
export const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('button:focus-visible, a:focus-visible, summary:focus-visible');

export const isPageKey = (key: string): boolean => key === 'PageUp' || key === 'PageDown';

export const entersBoard = (key: string): boolean => key.startsWith('Arrow') || isPageKey(key);

/** Actions of key presses anywhere at a table. */
export type KeyTargets = {
  /** Arrow keys and Page Up and Down: move the focus to the board. */
  readonly enter: (event: KeyboardEvent) => void;
  /** Space: presses the main button. */
  readonly main: () => void;
};
