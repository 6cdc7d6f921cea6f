import { need } from '@abacow/rules/need';
import { type GameRecord, makeText } from '@abacow/rules';
import { describeOutcome, describeSeat, describeSetup } from '../describe/describe.ts';
import type { Frame } from './frames.ts';

type Turn = readonly Frame[];

const turnsOf = (frames: readonly Frame[]): readonly Turn[] => {
  const turns: Frame[][] = [];
  for (const frame of frames) if (frame.turn > 0) (turns[frame.turn - 1] ??= []).push(frame);
  return turns;
};

const turnLine = (turn: Turn, width: number): string => {
  const { turn: number, mover } = need(turn[0]);
  return `${String(number).padStart(3)}  ${mover.padEnd(width)}  ${turn.map(({ token }) => token).join(' ')}`;
};

const takenBackLines = ({ setup, takenBack = [] }: GameRecord): readonly string[] =>
  takenBack.map(
    ({ seat, from, tokens }) =>
      `${describeSeat(setup.game, seat)} took back after token ${from}: ${makeText(tokens)}`,
  );

/** The turns as text, with the board at the end or after every turn. */
export const makePrint = (record: GameRecord, frames: readonly Frame[], boards: boolean): string => {
  const width = Math.max(0, ...frames.map(({ mover }) => mover.length));
  const turns = turnsOf(frames).map((turn) =>
    boards ? `${turnLine(turn, width)}\n\n${need(turn.at(-1)).drawing}\n` : turnLine(turn, width),
  );
  const takenBack = takenBackLines(record);
  return [
    `${describeSetup(record.setup, record.players)}\n`,
    ...(boards ? [`${need(frames[0]).drawing}\n`] : []),
    ...turns,
    ...(boards ? [] : [`\n${need(frames.at(-1)).drawing}`]),
    ...(takenBack.length === 0 ? [] : [`\n${takenBack.join('\n')}`]),
    `\nResult: ${describeOutcome(record.setup, record.result)}`,
  ].join('\n');
};
