/** HTML as text. Everything that comes from a description is escaped. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Prose with `code` in it. */
export const prose = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

export const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes === '' ? '' : ` ${attributes}`}>${content}</${name}>`;
