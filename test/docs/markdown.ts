/** Finds the commands that a page of documentation shows. */

export type ShownCommand = {
  readonly text: string;
  readonly line: number;
  /** `run`: in a block for a shell. `check`: inside a sentence or a table, indented, or in a block marked as not run. */
  readonly how: 'run' | 'check';
};

const SHELLS = ['sh', 'bash', 'console'];
/** `<!-- not run: takes minutes -->` before a block. */
const NOT_RUN = /^<!-- not run: \S.* -->$/;
/**
 * What a command inside a sentence, or in a block without a language, begins with. `abacow day …` is no command: the secret of
 * a day's dice is made from such a text.
 */
const PROGRAM = /^(?:[A-Z_]+=\S* )*(?:npm|npx|node|abacow(?! day )|python3|sh) \S/;

type Block = {
  readonly language: string;
  readonly line: number;
  readonly lines: readonly string[];
  readonly marked: boolean;
};

const withoutComment = (line: string): string => line.replace(/(^|\s)#\s.*$/, '').trimEnd();

/** The commands of a block: a backslash at the end continues a line; in a `console` block commands follow `$`. */
const commandsIn = ({ language, line, lines, marked }: Block): readonly ShownCommand[] => {
  const found: ShownCommand[] = [];
  let text = '';
  lines.forEach((each, index) => {
    const shown = language === 'console' ? (/^\$ (.*)$/.exec(each)?.[1] ?? '') : each;
    text += withoutComment(shown).replace(/^\s+/, text === '' ? '' : ' ');
    if (text.endsWith('\\')) text = text.slice(0, -1).trimEnd();
    else {
      const isShown = text !== '' && (SHELLS.includes(language) || PROGRAM.test(text));
      const how = marked || !SHELLS.includes(language) ? 'check' : 'run';
      if (isShown) found.push({ text, line: line + index, how });
      text = '';
    }
  });
  return found;
};

/** An indented command is followed by two spaces and what it does. */
const indentedIn = (text: string, line: number): readonly ShownCommand[] => {
  const command = /^ {4}(\S.*?)(?: {2,}.*)?$/.exec(text)?.[1] ?? '';
  return PROGRAM.test(command) ? [{ text: command, line, how: 'check' }] : [];
};

const inlineIn = (text: string, line: number): readonly ShownCommand[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map((match) => match[1]!.replaceAll('\\|', '|'))
    .filter((code) => PROGRAM.test(code))
    .map((code) => ({ text: code, line, how: 'check' }));

export const commandsOf = (page: string): readonly ShownCommand[] => {
  const lines = page.split('\n');
  const found: ShownCommand[] = [];
  let marked = false;
  for (let at = 0; at < lines.length; at++) {
    const text = lines[at]!;
    const fence = /^```(\w*)/.exec(text);
    if (fence !== null) {
      const end = lines.indexOf('```', at + 1);
      const inside = lines.slice(at + 1, end < 0 ? undefined : end);
      found.push(...commandsIn({ language: fence[1]!, line: at + 2, lines: inside, marked }));
      at += inside.length + 1;
    } else found.push(...indentedIn(text, at + 1), ...inlineIn(text, at + 1));
    if (text.trim() !== '') marked = NOT_RUN.test(text.trim());
  }
  return found;
};
