/** Moves the focus when the focused element was removed from the page. */
export const keepFocus = (focused: Element | null, take: () => void): void => {
  if (focused !== null && !focused.isConnected && document.activeElement === document.body) take();
};
