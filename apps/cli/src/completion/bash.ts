import type { CompletedCommand, Values } from './completions.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const offer = (values: Values): string => {
  if (values === 'files') return '_abacow_files';
  return values === 'any' || values === 'none' ? ':' : `_abacow_words ${quoted(values.join(' '))}`;
};

const valueCases = ({ name, options }: CompletedCommand): readonly string[] =>
  options
    .filter(({ values }) => values !== 'none')
    .map((option) => `    ${quoted(`${name} --${option.name}`)}) ${offer(option.values)}; return ;;`);

const optionCase = ({ name, options }: CompletedCommand): string =>
  `      ${name}) _abacow_words ${quoted(options.map((option) => `--${option.name}`).join(' '))} ;;`;

const wordCases = ({ name, words }: CompletedCommand): readonly string[] =>
  words.map((values, place) => `    '${name} ${place + 2}') ${offer(values)} ;;`);

/** Works with the bash 3.2 of macOS, too. */
export const makeBash = (commands: readonly CompletedCommand[]): string => `# Completion of abacow for bash.
_abacow_words() {
  COMPREPLY=($(compgen -W "$1" -- "$word"))
}
_abacow_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -f -- "$word"))
}
_abacow() {
  local word="\${COMP_WORDS[COMP_CWORD]}" option="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _abacow_words ${quoted([...commands.map(({ name }) => name), '--help', '--version'].join(' '))}
    return
  fi
  # --game=trio is three words to bash.
  if [ "$word" = '=' ]; then word=''
  elif [ "$option" = '=' ]; then option="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  case "$command $option" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$word" in
    -*) case "$command" in
${commands
  .filter(({ options }) => options.length > 0)
  .map(optionCase)
  .join('\n')}
      esac
      return ;;
  esac
  case "$command $COMP_CWORD" in
${commands.flatMap(wordCases).join('\n')}
  esac
}
complete -F _abacow abacow
`;
