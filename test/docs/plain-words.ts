/** Splits a command line into programs with their words, as far as documentation needs it. */

export type Program = {
  readonly variables: readonly string[];
  readonly name: string;
  readonly words: readonly string[];
  /** `> FILE`. */
  readonly output: string | null;
};

const TOKEN = /'[^']*'|"[^"]*"|[|;&<>()]+|[^\s'"|;&<>()]+/g;

type Token = { readonly text: string; readonly isOperator: boolean; readonly isGlued: boolean };

const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: /^['"]/.test(found) ? found.slice(1, -1) : found,
    isOperator: /^[|;&<>()]/.test(found),
    isGlued: index > 0 && !/[\s|;&<>()]/.test(line[index - 1]!),
  }));

const wordsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.reduce<string[]>((words, { text, isGlued }) => {
    if (isGlued && words.length > 0) words.push(`${words.pop() ?? ''}${text}`);
    else words.push(text);
    return words;
  }, []);

const programOf = (tokens: readonly Token[]): Program => {
  const into = tokens.findIndex(({ text, isOperator }) => isOperator && text === '>');
  const words = wordsOf((into < 0 ? tokens : tokens.slice(0, into)).filter(({ isOperator }) => !isOperator));
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const [name = '', ...rest] = start < 0 ? [] : words.slice(start);
  return {
    variables: words.slice(0, start < 0 ? words.length : start),
    name,
    words: rest,
    output: into < 0 ? null : (tokens[into + 1]?.text ?? null),
  };
};

/** The programs of a line, in order; `joins` are the operators between them. */
export const programsOf = (
  line: string,
): { readonly programs: readonly Program[]; readonly joins: readonly string[] } => {
  const groups: Token[][] = [[]];
  const joins: string[] = [];
  for (const token of tokensOf(line)) {
    if (token.isOperator && token.text !== '>') {
      joins.push(token.text);
      groups.push([]);
    } else groups.at(-1)?.push(token);
  }
  return { programs: groups.filter((group) => group.length > 0).map(programOf), joins };
};

/** `npx abacow play` and `abacow play` as the arguments of abacow; null for another program. */
export const abacowArguments = ({ name, words }: Program): readonly string[] | null => {
  if (name === 'abacow') return words;
  return name === 'npx' && words[0] === 'abacow' ? words.slice(1) : null;
};
