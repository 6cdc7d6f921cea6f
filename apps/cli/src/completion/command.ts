import { isComplaint, choice, listOf } from '../arguments.ts';
import { type Command, OK, misuse } from '../command.ts';
import { makeBash } from './bash.ts';
import { completions } from './completions.ts';
import { makeFish } from './fish.ts';
import { makeZsh } from './zsh.ts';

const SHELLS = { bash: makeBash, zsh: makeZsh, fish: makeFish } as const;
type Shell = keyof typeof SHELLS;
const NAMES = Object.keys(SHELLS) as readonly Shell[];

export const completion: Command = {
  name: 'completion',
  usage: ['completion SHELL'],
  about: [
    'Prints a script with which bash, zsh or fish completes commands, options, their values and files. The examples belong into ~/.bashrc, ~/.zshrc (after compinit) and ~/.config/fish/config.fish.',
  ],
  options: {},
  examples: [
    'source <(abacow completion bash)',
    'source <(abacow completion zsh)',
    'abacow completion fish | source',
  ],
  words: 1,
  completes: [NAMES],
  run: async ({ words }, environment) => {
    const [word] = words;
    if (word === undefined)
      return misuse(environment, 'completion', `it needs a shell: ${listOf(NAMES, 'or')}`);
    const shell = choice('', NAMES, '').parse(word);
    if (isComplaint(shell)) return misuse(environment, 'completion', `the shell ${shell.reason}`);
    environment.write(SHELLS[shell](await completions()));
    return OK;
  },
};
