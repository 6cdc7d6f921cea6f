/** Breaks lines between words, at the width of the terminal. */
import { need } from '@abacow/rules/need';
import type { Environment } from '../environment.ts';

/** Lines of help and of choices are never longer, because long lines are hard to read. */
export const MAX_WIDTH = 88;
/** A sheet of eight columns fits. */
const MIN_WIDTH = 30;

/** Only a terminal has a width: what goes to a file or another program is not wrapped. */
export const widthOf = ({ isOutputTerminal, columns }: Environment): number =>
  isOutputTerminal ? Math.max(MIN_WIDTH, columns) : Infinity;

export const textWidth = (environment: Environment): number => Math.min(MAX_WIDTH, widthOf(environment));

/** Breaks a paragraph into lines of at most `width` characters, all with the same indentation. */
export const wrap = (paragraph: string, indent: string, width: number, first = indent): string => {
  const lines: string[] = [];
  let line = '';
  const indentOf = (): number => (lines.length === 0 ? first : indent).length;
  for (const word of paragraph.split(' ')) {
    if (line !== '' && indentOf() + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text, index) => `${index === 0 ? first : indent}${text}`).join('\n');
};

/** Columns of a table or a board are more than one space apart. */
const isTable = (line: string): boolean => /\S {2,}\S/.test(line);

/** Wraps the lines that are too long, except in tables; what continues a line is indented two further. */
export const wrapLines = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.length <= width || isTable(line)) return line;
      const indent = need(/^ */.exec(line))[0];
      return wrap(line.slice(indent.length), `${indent}  `, width, indent);
    })
    .join('\n');

export const writeWrapped = (environment: Environment, text: string): void =>
  environment.write(wrapLines(text, widthOf(environment)));
