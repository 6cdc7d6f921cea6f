/** Moves the focus to what the guide talks about, unless the player uses another part of the page. */
const isFree = (room: HTMLElement): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    room.contains(activeElement)
  );
};

export const leadTo = (room: HTMLElement, selectors: readonly string[]): void => {
  if (!isFree(room)) return;
  const found = selectors.map((one) => room.querySelector<HTMLElement>(one)).find((one) => one !== null);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest' });
};
