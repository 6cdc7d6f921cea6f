import { expect, test, vi } from 'vitest';
import { type PictureServices, sharePicture } from './share-picture.ts';
import { escapeXml, svgDocument } from './svg-text.ts';

vi.mock('./draw-picture.ts', () => ({ drawPicture: () => Promise.reject(new Error('no canvas here')) }));

const PICTURE = { svg: svgDocument(4, 3, ''), width: 4, height: 3, name: 'cow.png', title: 'A cow' };
const PNG = new Blob(['png'], { type: 'image/png' });

const device = (given: Partial<PictureServices> = {}) => ({
  draw: vi.fn<PictureServices['draw']>(() => Promise.resolve(PNG)),
  canShare: vi.fn<PictureServices['canShare']>(() => true),
  share: vi.fn<PictureServices['share']>(() => Promise.resolve()),
  save: vi.fn<PictureServices['save']>(),
  ...given,
});

test('a picture is drawn in its size and shared as a file with a title', async () => {
  const services = device();
  expect(await sharePicture(PICTURE, services)).toEqual({ kind: 'shared' });
  expect(services.draw).toHaveBeenCalledWith(PICTURE.svg, 4, 3);
  const { files, title } = vi.mocked(services.share).mock.calls[0]![0];
  expect(title).toBe('A cow');
  expect(files!.map(({ name, type, size }) => [name, type, size])).toEqual([['cow.png', 'image/png', 3]]);
  expect(services.save).not.toHaveBeenCalled();
});

test('a device that cannot share files downloads it', async () => {
  const services = device({ canShare: () => false });
  expect(await sharePicture(PICTURE, services)).toEqual({ kind: 'downloaded' });
  expect(services.save).toHaveBeenCalledWith('cow.png', PNG);
  expect(services.share).not.toHaveBeenCalled();
});

test('closing the share dialog is no failure, and downloads nothing', async () => {
  const services = device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await sharePicture(PICTURE, services)).toEqual({ kind: 'cancelled' });
  expect(services.save).not.toHaveBeenCalled();
});

test('a refused share is downloaded', async () => {
  const services = device({ share: () => Promise.reject(new DOMException('late', 'NotAllowedError')) });
  expect(await sharePicture(PICTURE, services)).toEqual({ kind: 'downloaded' });
});

test('failures are data: nothing drawn, nothing saved', async () => {
  const blank = device({ draw: () => Promise.reject(new Error('no canvas')) });
  expect(await sharePicture(PICTURE, blank)).toEqual({
    kind: 'failed',
    code: 'not-drawn',
    reason: 'no canvas',
  });
  const full = device({
    canShare: () => false,
    save: () => {
      throw new Error('disk full');
    },
  });
  expect(await sharePicture(PICTURE, full)).toEqual({
    kind: 'failed',
    code: 'not-saved',
    reason: 'disk full',
  });
});

test('names cannot add elements or attributes to a picture', () => {
  expect(escapeXml(`<b> & "Ada's"\u0007\ud83d😀`)).toBe('&lt;b&gt; &amp; &quot;Ada&#39;s&quot;  😀');
  expect(svgDocument(4, 3, '<g/>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"><g/></svg>',
  );
});
