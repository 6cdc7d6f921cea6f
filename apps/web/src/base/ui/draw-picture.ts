/** Draws an SVG document as a PNG, with the app's fonts. */
import { need } from '@abacow/rules/need';
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';

/** The families and ranges of `theme/fonts.css`. */
const FONTS = [
  { family: 'Fredoka', file: display, more: 'font-weight:300 700;' },
  { family: 'Atkinson Hyperlegible Next', file: text, more: 'font-weight:200 800;' },
  { family: 'Plain Zero', file: display, more: 'font-weight:300 550;unicode-range:U+30;' },
] as const;

const inlined = async (file: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(characters)}`;
};

const fontFaces = async (): Promise<string> => {
  const faces = FONTS.map(
    async ({ family, file, more }) =>
      `@font-face{font-family:'${family}';${more}src:url(${await inlined(file)})}`,
  );
  return (await Promise.all(faces)).join('');
};

let style: Promise<string> | null = null;

/** A picture cannot use the fonts of the page, so it gets its own. Without them it is still readable. */
const withFonts = async (svg: string): Promise<string> => {
  style ??= fontFaces();
  try {
    const faces = await style;
    return svg.replace(
      /^<svg[^>]*>/,
      (tag) => `${tag}<style>svg{font-synthesis-weight:none}${faces}</style>`,
    );
  } catch {
    style = null;
    return svg;
  }
};

const loadImage = async (svg: string, width: number, height: number): Promise<HTMLImageElement> => {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

export const drawPicture = async (svg: string, width: number, height: number): Promise<Blob> => {
  const image = await loadImage(await withFonts(svg), width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  need(canvas.getContext('2d')).drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
};
