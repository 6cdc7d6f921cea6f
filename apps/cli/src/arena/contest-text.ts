/** A contest as plain values, which can be sent to another thread, and made into one that plays. */
import type { Board, Level, Players } from '@abacow/rules/trio';
import { type Complaint, isComplaint } from '../arguments.ts';
import { cowpathMaker, trioMaker } from '../players/players.ts';
import { parseSheetChoice } from '../sheets/choice.ts';
import type { Contest } from './contest.ts';

type Named = { readonly seed: string; readonly challenger: string; readonly opponent: string };

export type ContestText = Named &
  (
    | { readonly game: 'cowpath'; readonly sheet: string }
    | {
        readonly game: 'trio';
        readonly board: Board;
        readonly level: Level;
        readonly target: number;
        readonly seats: Players;
      }
  );

const pairOf = async <P>(
  text: Named,
  make: (name: string) => Promise<P | Complaint>,
): Promise<{ challenger: P; opponent: P } | Complaint> => {
  const challenger = await make(text.challenger);
  if (isComplaint(challenger)) return challenger;
  const opponent = await make(text.opponent);
  return isComplaint(opponent) ? opponent : { challenger, opponent };
};

export const parseContest = async (text: ContestText): Promise<Contest | Complaint> => {
  if (text.game === 'cowpath') {
    const sheets = parseSheetChoice(text.sheet);
    if (isComplaint(sheets)) return sheets;
    const players = await pairOf(text, cowpathMaker);
    if (isComplaint(players)) return players;
    return { game: 'cowpath', seed: text.seed, players, sheetFor: sheets.sheetFor };
  }
  const players = await pairOf(text, trioMaker);
  if (isComplaint(players)) return players;
  const { game, seed, board, level, target, seats } = text;
  return { game, seed, players, board, level, target, seats };
};
