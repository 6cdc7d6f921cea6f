/** When the thing that had the focus is gone from the page, something else takes it. */
export const keepFocus = (focused: Element | null, take: () => void): void => {
  if (focused !== null && !focused.isConnected && document.activeElement === document.body) take();
};
