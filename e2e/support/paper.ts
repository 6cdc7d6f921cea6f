/** Reads printed pages back: their PDF, and their codes as a camera sees them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { type Layout, PAPER_SIZE, cellsOf } from '../../packages/paper/src/index.ts';

/** The package is CommonJS, so its function may be inside `default`. */
const readCode = (jsQR as unknown as { readonly default?: typeof jsQR }).default ?? jsQR;

type Size = { readonly width: number; readonly height: number };
export type Pdf = { readonly bytes: Buffer; readonly pages: readonly Size[] };

/** Prints like the browser's own print command, on the page's paper size. */
export const printed = async (page: Page): Promise<Pdf> => {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  const boxes = [...bytes.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  return { bytes, pages: boxes.map((box) => ({ width: Number(box[1]), height: Number(box[2]) })) };
};

/** Poppler's programs read PDFs; without them fewer things are checked. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

const inFolder = (bytes: Buffer): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'abacow-paper-')), 'print.pdf');
  writeFileSync(file, bytes);
  return file;
};

/** Texts by page. */
export const textOf = ({ bytes }: Pdf): readonly string[] => {
  const { stdout } = spawnSync('pdftotext', ['-layout', inFolder(bytes), '-'], { encoding: 'utf8' });
  return stdout.split('\f').filter((text) => text.trim() !== '');
};

/** Images by page, with this many dots per inch. */
export const pictures = ({ bytes }: Pdf, dpi = 200): readonly Buffer[] => {
  const file = inFolder(bytes);
  spawnSync('pdftoppm', ['-r', String(dpi), '-png', file, `${file}-page`]);
  const folder = join(file, '..');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
};

type Pixels = { readonly width: number; readonly height: number; readonly data: string };

/** The browser decodes the picture. */
const pixelsOf = (page: Page, png: Buffer): Promise<Pixels> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < pixels.length; at += 4) text += String.fromCharCode(pixels[at]!);
    return { width: image.width, height: image.height, data: btoa(text) };
  }, png.toString('base64'));

/** A part of a picture; values are fractions of its width and height. */
export type Part = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

/** The text of the code on each part of the picture; null where none can be read. */
export const codesOn = async (
  page: Page,
  png: Buffer,
  parts: readonly Part[] = [WHOLE],
): Promise<readonly (string | null)[]> => {
  const picture = await pixelsOf(page, png);
  const grey = Buffer.from(picture.data, 'base64');
  return parts.map((part) => {
    const [left, top] = [Math.floor(part.x * picture.width), Math.floor(part.y * picture.height)];
    const width = Math.floor(part.width * picture.width);
    const height = Math.floor(part.height * picture.height);
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels.fill(
          grey[(top + y) * picture.width + left + x]!,
          (y * width + x) * 4,
          (y * width + x) * 4 + 3,
        );
    return readCode(pixels, width, height)?.data ?? null;
  });
};

/** Where the parts of a page are. */
export const partsOf = (layout: Layout): readonly Part[] => {
  const [width, height] = PAPER_SIZE[layout.paper];
  return cellsOf(layout).map((cell) => ({
    x: cell.x / width,
    y: cell.y / height,
    width: cell.width / width,
    height: cell.height / height,
  }));
};
