/** SVG documents as text, for pictures that are drawn outside the page. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters and halves of surrogate pairs. */
const NOT_XML = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** For names and other texts inside elements and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** `body` is SVG in pixels, from the top left corner. The size is needed: without it Firefox draws nothing. */
export const svgDocument = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
