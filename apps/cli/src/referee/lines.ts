/**
 * Splits bytes into lines. Only a line feed ends a line: the other line separators of Unicode are ordinary characters
 * inside JSON texts.
 */
import { need } from '@abacow/rules/need';
export type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-utf8' };

export const LONGEST_LINE = 64 * 1024 * 1024;

const LINE_FEED = 10;

export interface LineReader {
  /** Returns the lines that this chunk completes. */
  push(chunk: Uint8Array): readonly Line[];
  /** At the end of input: returns the last line without a line feed, if it is not empty. */
  end(): readonly Line[];
}

export const lineReader = (longest = LONGEST_LINE): LineReader => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let parts: Uint8Array[] = [];
  let length = 0;

  const buffer = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) parts = [];
    else if (part.length > 0) parts.push(part);
  };

  const decode = (bytes: Uint8Array): Line => {
    try {
      return { kind: 'text', text: decoder.decode(bytes) };
    } catch {
      return { kind: 'not-utf8' };
    }
  };

  const take = (): Line => {
    const line: Line =
      length > longest
        ? { kind: 'too-long' }
        : decode(parts.length === 1 ? need(parts[0]) : Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };

  return {
    push: (chunk) => {
      const lines: Line[] = [];
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
        buffer(chunk.subarray(from, at));
        lines.push(take());
        from = at + 1;
      }
      buffer(chunk.subarray(from));
      return lines;
    },
    end: () => (length === 0 ? [] : [take()]),
  };
};
