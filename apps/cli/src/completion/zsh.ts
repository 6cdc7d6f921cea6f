import type { CompletedCommand, Values } from './completions.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** In a specification of `_arguments` these characters have a meaning. */
const plain = (text: string): string => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);

const action = (values: Values): string => {
  if (values === 'files') return '_files';
  return typeof values === 'string' ? ' ' : `(${values.join(' ')})`;
};

const caseOf = ({ name, options, words }: CompletedCommand): string => {
  const specifications = [
    ...options.map(({ name: option, about, values }) =>
      values === 'none'
        ? quoted(`--${option}[${plain(about)}]`)
        : quoted(`--${option}=[${plain(about)}]:${option}:${action(values)}`),
    ),
    ...words.map((values, place) => quoted(`${place + 1}:word:${action(values)}`)),
  ];
  return `    ${name}) _arguments${specifications.map((each) => ` \\\n      ${each}`).join('')} ;;`;
};

/** Works from a folder in fpath, under the name _abacow, and sourced after compinit. */
export const makeZsh = (commands: readonly CompletedCommand[]): string => `#compdef abacow
# Completion of abacow for zsh.
_abacow() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands
  .filter(({ options, words }) => options.length + words.length > 0)
  .map(caseOf)
  .join('\n')}
  esac
}
if [[ $funcstack[1] == _abacow ]]; then _abacow "$@"; else compdef _abacow abacow; fi
`;
