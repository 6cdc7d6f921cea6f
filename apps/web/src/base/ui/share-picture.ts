/** A picture made on this device, passed to the device's share dialog or downloaded. */
import { drawPicture } from './draw-picture.ts';
import { saveBlob } from './save-file.ts';

export type Picture = {
  /** A whole document, as `svgDocument` makes it. */
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The file's name, ending in `.png`. */
  readonly name: string;
  /** For the share dialog. */
  readonly title: string;
};

/** What became of a picture. A player who closes the share dialog wanted to: that is no failure. */
export type PictureResult =
  | { readonly kind: 'shared' }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly code: 'not-drawn' | 'not-saved'; readonly reason: string };

export type PictureServices = {
  draw(svg: string, width: number, height: number): Promise<Blob>;
  canShare(shared: ShareData): boolean;
  share(shared: ShareData): Promise<void>;
  save(name: string, blob: Blob): void;
};

const browserPictures: PictureServices = {
  draw: drawPicture,
  canShare: (shared) => 'canShare' in navigator && navigator.canShare(shared),
  share: (shared) => navigator.share(shared),
  save: saveBlob,
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const save = (services: PictureServices, name: string, blob: Blob): PictureResult => {
  try {
    services.save(name, blob);
    return { kind: 'downloaded' };
  } catch (error) {
    return { kind: 'failed', code: 'not-saved', reason: reasonOf(error) };
  }
};

export const sharePicture = async (
  { svg, width, height, name, title }: Picture,
  services: PictureServices = browserPictures,
): Promise<PictureResult> => {
  let blob: Blob;
  try {
    blob = await services.draw(svg, width, height);
  } catch (error) {
    return { kind: 'failed', code: 'not-drawn', reason: reasonOf(error) };
  }
  const shared = { files: [new File([blob], name, { type: 'image/png' })], title };
  if (!services.canShare(shared)) return save(services, name, blob);
  try {
    await services.share(shared);
    return { kind: 'shared' };
  } catch (error) {
    // A browser that refuses, for example because drawing took too long after the tap, still gives the file.
    return error instanceof DOMException && error.name === 'AbortError'
      ? { kind: 'cancelled' }
      : save(services, name, blob);
  }
};
