import { need } from '@abacow/rules/need';
import { type GameRecord, type Seat, isUnreadable, parseRecord } from '@abacow/rules';
import { type CheckedThrow, type DiceCheck, type SeedCheck, checkDice } from '@abacow/table';
import { flag, isComplaint } from '../arguments.ts';
import { type Command, FAILED, OK, fail, misuse } from '../command.ts';
import { readText } from '../files.ts';
import { describePlayers, describeSeat } from '../describe/describe.ts';
import type { Environment } from '../environment.ts';
import { writeWrapped } from '../terminal/wrapping.ts';

const options = {
  all: flag('Show every throw with the number it came from, not only the faults.'),
};

type Checked = Extract<DiceCheck, { kind: 'checked' }>;

const facesOf = ({ dice }: CheckedThrow, which: 'expected' | 'recorded'): string =>
  dice.map((die) => die[which]).join('');

const nameOf = ({ setup, players }: GameRecord, seat: Seat): string =>
  describePlayers(players)[seat] || describeSeat(setup.game, seat);

const describeThrow = (what: string, thrown: CheckedThrow, record: GameRecord, sides: number): string => {
  const words = thrown.dice.map(({ word, expected }) => `${word} mod ${sides} -> ${expected}`).join(', ');
  const verdict = thrown.honest
    ? 'as it must be'
    : `WRONG: it must be ${facesOf(thrown, 'expected')}, not ${facesOf(thrown, 'recorded')}`;
  const who = nameOf(record, thrown.seat);
  const back = thrown.takenBack ? ', taken back' : '';
  return `  ${what} ${thrown.number} (${who}${back}) ${thrown.token}: ${verdict}\n    ${words}\n`;
};

const SEEDS: Readonly<Record<SeedCheck, string>> = {
  none: 'added nothing',
  open: 'added a seed openly: nothing to check',
  committed: 'added the seed that was committed to',
  differs: 'WRONG: the seed is not the one that was committed to',
  'not-revealed': 'never revealed the seed',
};

const describeSeeds = (record: GameRecord, { seeds }: Checked, all: boolean): string =>
  seeds
    .flatMap((seed, seat) =>
      all || seed === 'differs' || seed === 'not-revealed'
        ? [`  ${nameOf(record, seat)}: ${SEEDS[seed]}\n`]
        : [],
    )
    .join('');

const seedsVerdict = ({ scheme, seeds }: Checked): string => {
  if (seeds.every((seed) => seed === 'none'))
    return 'nobody added a seed: the device or server that made the secret could have chosen the dice\n';
  if (scheme === 1)
    return 'seeds were added openly: a player and the server together could have chosen dice\n';
  const committed = seeds.filter((seed) => seed === 'committed').length;
  return `${committed} of ${seeds.length} players committed to a seed and revealed it\n`;
};

const describeOpening = (record: GameRecord, { opening, sides }: Checked, all: boolean): string => {
  switch (opening.kind) {
    case 'not-recorded':
      return 'how it was decided who begins is not in the record: not checked\n';
    case 'chosen':
      return 'the players chose who begins\n';
    case 'coin':
      return opening.honest
        ? `the coin chose ${nameOf(record, opening.recorded)}, as it must be\n`
        : `WRONG: by the coin ${nameOf(record, opening.expected)} begins (${opening.word} mod 2)\n`;
    case 'roll-off': {
      const shown = opening.throws.filter(({ honest }) => all || !honest);
      const throws = shown.map((thrown) => describeThrow('roll', thrown, record, sides)).join('');
      const name = nameOf(record, opening.recorded);
      return opening.honest
        ? `${throws}${name} begins by ${opening.throws.length} rolls, as it must be\n`
        : `${throws}WRONG: by these rolls it was not for ${name} to begin\n`;
    }
  }
};

const takenBackNote = ({ throws }: Checked): string => {
  const count = throws.filter(({ takenBack }) => takenBack).length;
  return count === 0 ? '' : `, ${count} of them taken back`;
};

const throwsVerdict = (check: Checked): string => {
  const count = check.throws.length;
  const wrong = check.throws.filter(({ honest }) => !honest).length;
  const note = takenBackNote(check);
  if (count === 0) return 'no dice were thrown\n';
  if (wrong > 0)
    return `${wrong} of ${count} throws ${wrong === 1 ? 'is not as it must be' : 'are not as they must be'}${note}\n`;
  return count === 1
    ? `the only throw is as it must be${note}\n`
    : `all ${count} throws are as they must be${note}\n`;
};

const reportCheck = (environment: Environment, record: GameRecord, check: Checked, all: boolean): number => {
  const shown = check.throws.filter(({ honest }) => all || !honest);
  const report = [
    ...shown.map((thrown) => describeThrow('throw', thrown, record, check.sides)),
    describeSeeds(record, check, all),
    'the revealed secret is the one that was committed to\n',
    seedsVerdict(check),
    describeOpening(record, check, all),
    throwsVerdict(check),
  ];
  writeWrapped(environment, report.join(''));
  return check.honest ? OK : FAILED;
};

const report = (environment: Environment, record: GameRecord, all: boolean): number => {
  const check = checkDice(record);
  switch (check.kind) {
    case 'checked':
      return reportCheck(environment, record, check, all);
    case 'no-promise':
      return fail(
        environment,
        'verify',
        'this record promises nothing about its dice: there is nothing to check',
      );
    case 'not-revealed':
      return fail(
        environment,
        'verify',
        'the secret is not revealed yet: it is published when the game is over',
      );
    case 'wrong-secret':
      return fail(
        environment,
        'verify',
        `the revealed secret is not the one that was committed to: its SHA-256 is ${check.found}, the commitment was ${need(record.dice).commitment}`,
      );
  }
};

export const verify: Command<typeof options> = {
  name: 'verify',
  usage: ['verify FILE [OPTIONS]'],
  about: [
    'Checks the dice of a recorded game: the secret that the table committed to before the first throw, the seeds that the players added, who begins, and every throw. FILE may be - for standard input.',
    'Ends with 0 when everything is as it must be, and with 1 when something is not or nothing can be checked. A record alone does not show when the commitments were published: only somebody who saw them before the game knows that. How the throws are computed is written down in packages/dice/VERIFY.md; this program asks nobody.',
  ],
  options,
  examples: ['abacow verify game.json', 'abacow verify game.json --all'],
  words: 1,
  completes: ['files'],
  run: ({ words, values }, environment) => {
    const path = words[0];
    if (path === undefined) return misuse(environment, 'verify', 'it needs the file of a record');
    const file = readText(environment, path);
    if (isComplaint(file)) return fail(environment, 'verify', file.reason);
    const record = parseRecord(file.text);
    if (isUnreadable(record)) return fail(environment, 'verify', `${path}: ${record.reason}`);
    return report(environment, record, values.all ?? false);
  },
};
