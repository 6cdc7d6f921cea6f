/** Whether a key pressed anywhere belongs to the table, or to the thing that has the focus. */
const TYPING = 'input, textarea, select, dialog, [contenteditable]';

export const isForTable = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(TYPING) !== null);

/** Space presses a button that was reached by keyboard; after a mouse click it throws the dice. */
export const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('button:focus-visible, a:focus-visible, summary:focus-visible');

/** Where keys pressed anywhere at a table lead. */
export type KeyTargets = {
  /** Arrow keys: the board. */
  readonly enter: (event: KeyboardEvent) => void;
  /** Space: what the large button does. */
  readonly main: () => void;
};
