/** What can be completed on a command line, for every shell. */
import type { Option } from '../arguments.ts';
import type { Words } from '../command.ts';
import { COMMANDS } from '../commands.ts';

/** `none` for a switch, which has no value. */
export type Values = Words | 'none';

export type CompletedOption = { readonly name: string; readonly about: string; readonly values: Values };

export type CompletedCommand = {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** By place, from the first word after the command. */
  readonly words: readonly Words[];
};

const valuesOf = ({ takes, choices }: Option<unknown>): Values => {
  if (takes === '') return 'none';
  return choices ?? (takes === 'FILE' ? 'files' : 'any');
};

const HELP: CompletedOption = { name: 'help', about: 'Show the help.', values: 'none' };

/** `help` and `version` are not commands of the registry. */
const BUILT_IN: readonly CompletedCommand[] = [
  {
    name: 'help',
    summary: 'show the help of a command',
    options: [],
    words: [COMMANDS.map(({ name }) => name)],
  },
  { name: 'version', summary: 'print the version', options: [], words: [] },
];

export const completions = async (): Promise<readonly CompletedCommand[]> => {
  const commands = await Promise.all(
    COMMANDS.map(async ({ name, summary, load }): Promise<CompletedCommand> => {
      const { options, completes = [] } = await load();
      const named = Object.entries(options).map(([option, each]) => ({
        name: option,
        about: each.about,
        values: valuesOf(each),
      }));
      return { name, summary, options: [...named, HELP], words: completes };
    }),
  );
  return [...commands, ...BUILT_IN];
};
