import type { CompletedCommand, CompletedOption, Values } from './completions.ts';

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

const seen = (command: string): string => `-n ${quoted(`__fish_seen_subcommand_from ${command}`)}`;

const offer = (values: Values): string => {
  switch (values) {
    case 'none':
      return '';
    case 'files':
      return ' -r -F';
    case 'any':
      return ' -x';
    default:
      return ` -x -a ${quoted(values.join(' '))}`;
  }
};

const optionLine = (command: string, { name, about, values }: CompletedOption): string =>
  `complete -c abacow ${seen(command)} -l ${name} -d ${quoted(about)}${offer(values)}`;

const wordLine = (command: string, values: Values): readonly string[] => {
  if (values === 'files') return [`complete -c abacow ${seen(command)} -F`];
  return typeof values === 'string'
    ? []
    : [`complete -c abacow ${seen(command)} -a ${quoted(values.join(' '))}`];
};

const linesOf = ({ name, summary, options, words }: CompletedCommand): readonly string[] => [
  `complete -c abacow -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
  ...options.map((option) => optionLine(name, option)),
  ...words.flatMap((values) => wordLine(name, values)),
];

export const makeFish = (commands: readonly CompletedCommand[]): string => `# Completion of abacow for fish.
complete -c abacow -f
complete -c abacow -n __fish_use_subcommand -l help -d 'Show the help.'
complete -c abacow -n __fish_use_subcommand -l version -d 'Print the version.'
${commands.flatMap(linesOf).join('\n')}
`;
