/** Keys that are meant for the game and not for the thing that has the focus. */
const OWN_KEYS = 'input, select, textarea, dialog, [role="dialog"], [contenteditable]';
const OWN_SPACE = 'a, button:not([role="gridcell"]), summary, [role="radio"], [role="tab"]';

export const isForPage = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused === null) return true;
  return focused.closest(event.key === ' ' ? `${OWN_KEYS}, ${OWN_SPACE}` : OWN_KEYS) === null;
};

/** When the thing that had the focus is gone from the page, something else takes it. */
export const keepFocus = (focused: Element | null, take: () => void): void => {
  if (focused !== null && !focused.isConnected && document.activeElement === document.body) take();
};
