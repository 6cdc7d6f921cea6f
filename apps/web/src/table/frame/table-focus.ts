/** The focus at a table: the focused element may disappear with its step. */
export class TableFocus {
  /** Set by the frame when it is mounted. */
  container: HTMLElement | null = null;
  /** The element that had the focus last. */
  focused: Element | null = null;

  /** The first element that one of the selectors finds. */
  find(...selectors: readonly string[]): HTMLElement | null {
    for (const selector of selectors) {
      const found = this.container?.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return null;
  }

  pressMain(): void {
    this.find('[data-main]')?.click();
  }

  /** Calls `take` to move the focus if the focused element was removed. */
  keep(take: () => void): void {
    const isGone = this.focused !== null && !this.focused.isConnected;
    if (isGone && document.activeElement === document.body) take();
  }
}
