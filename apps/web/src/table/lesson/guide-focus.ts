/** Moves the focus to what the guide talks about, unless the player uses another part of the page. */
const isFree = (container: HTMLElement): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    container.contains(activeElement)
  );
};

export const focusFirst = (container: HTMLElement, selectors: readonly string[]): void => {
  if (!isFree(container)) return;
  const found = selectors.map((one) => container.querySelector<HTMLElement>(one)).find((one) => one !== null);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest' });
};
