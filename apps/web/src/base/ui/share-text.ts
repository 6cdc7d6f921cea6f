/** A text passed to the device's share dialog, or copied where there is none. */
export type TextResult = 'shared' | 'copied' | 'cancelled' | 'failed';

type Shared = { readonly title: string; readonly text: string };

export type TextServices = {
  /** Undefined where the browser has no share dialog. */
  readonly share: ((shared: Shared) => Promise<void>) | undefined;
  copy(text: string): Promise<void>;
};

const browserTexts = (): TextServices => ({
  share: 'share' in navigator ? (shared) => navigator.share(shared) : undefined,
  copy: (text) => navigator.clipboard.writeText(text),
});

/** A player who closes the share dialog wanted to: that is no failure. */
export const shareText = async (
  shared: Shared,
  { share, copy }: TextServices = browserTexts(),
): Promise<TextResult> => {
  try {
    if (share !== undefined) {
      await share(shared);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    await copy(shared.text);
    return 'copied';
  } catch {
    return 'failed';
  }
};
