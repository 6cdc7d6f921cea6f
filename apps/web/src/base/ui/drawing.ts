/** A piece of a picture as SVG text, with its size. Every piece starts at (0, 0). */
export type Drawing = { readonly width: number; readonly height: number; readonly svg: string };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** As large as fits into the box, in its middle. */
export const placed = (
  { width, height, svg }: Drawing,
  x: number,
  y: number,
  boxWidth: number,
  boxHeight: number,
): string => {
  const scale = Math.min(boxWidth / width, boxHeight / height);
  const left = x + (boxWidth - width * scale) / 2;
  const top = y + (boxHeight - height * scale) / 2;
  return `<g transform="translate(${rounded(left)} ${rounded(top)}) scale(${Math.round(scale * 1e4) / 1e4})">${svg}</g>`;
};
