/** Short texts of the Trio table. */
import { need } from '@abacow/rules/need';
import type { Banner } from '../../../base/ui/banner.ts';
import type { Who, WhoIs } from '../../../table/registry/who.ts';
import type { Board, Square, TrioEffect, TrioPosition } from '@abacow/rules/trio';
import type { Placement } from '../input/input.svelte.ts';
import type { Seat } from '@abacow/rules';
import { makeSelection, parseMove } from '@abacow/rules/trio';
import type { RollOff } from '@abacow/table';
import { type Choice, NO_CHOICE } from '../board/choice.ts';
import { type Happening, type KeptDie, type RoundWon, happeningOf } from '../story/happenings.ts';
import { facesOf, isTied, lastRoll } from '../story/lots.ts';
import {
  adviceWords,
  changeWords,
  squareText,
  sumWords,
  targetWords,
  taskWords,
  happeningWords,
} from '../board/sentences.ts';
import type { Asks } from '../board/squares.ts';
import { askBanner, solutionWords, sumText, twinWords, wrongWords } from '../help/help-words.ts';
import { formatList } from '../../../base/i18n/language.svelte.ts';
import { t } from '../texts/index.ts';
import type { Announcement } from '../../../table/model/announcements.ts';
import type { Hint } from '../../../table/computer/hint.ts';
import { spoken } from '../../../table/words/spoken.ts';

/** A non-breaking space, so that an empty banner keeps its height. */
const NOTHING_YET = '\u00a0';

const rolledWords = (lots: RollOff, whoIs: WhoIs): string => {
  const roll = lastRoll(lots);
  if (roll === null) return t('trio.lot.why');
  const [first, second] = facesOf(roll);
  return t('trio.lot.rolled', { name: whoIs(roll.seat).name, first, second, total: first + second });
};

const tieWords = (seats: readonly number[], whoIs: WhoIs): string =>
  t('trio.lot.again', { names: formatList(seats.map((seat) => whoIs(seat).name)) });

/** Only a player who throws on this device is asked to. */
export const lotBanner = (lots: RollOff, roller: number, mine: boolean, whoIs: WhoIs): Banner => {
  const { you, name } = whoIs(roller);
  return {
    title: t(mine || you ? 'trio.lot.throw' : 'trio.lot.wait', { name }),
    detail: isTied(lots) ? tieWords(lots.contenders, whoIs) : rolledWords(lots, whoIs),
    joy: false,
  };
};

export const turnBanner = (
  position: TrioPosition,
  choice: Choice,
  latest: Happening | null,
  mine: boolean,
  whoIs: WhoIs,
  /** Names who did it: the seat may have changed hands since. */
  whoDid: (happening: Happening) => Who = ({ seat }) => whoIs(seat),
  /** The newest throw lost the turn, and that is on screen now. */
  isLost = false,
): Banner => {
  if (isLost && latest?.kind === 'lost') {
    const detail = happeningWords(position.setup.board, latest, () => whoDid(latest));
    return { title: t(`trio.lost.${latest.why}`), detail, joy: false };
  }
  const choosing = mine && position.placing;
  const plain = choosing && latest?.kind === 'thrown' && latest.kept === 0;
  const whoWas =
    (happening: Happening): WhoIs =>
    (seat) =>
      seat === happening.seat ? whoDid(happening) : whoIs(seat);
  const story = latest === null || plain ? '' : happeningWords(position.setup.board, latest, whoWas(latest));
  const advice = choosing && choice === NO_CHOICE ? adviceWords(position) : '';
  return {
    title: taskWords(position, choice, latest, mine, whoIs),
    detail: `${story} ${advice}`.trim() || NOTHING_YET,
    joy: latest?.kind === 'placed' && latest.again && !position.placing,
  };
};

/** The button that plays a selected placement. */
export const confirmText = (board: Board, move: Placement): string =>
  move.kind === 'place'
    ? t('trio.confirm.place', { square: squareText(board, move.square) })
    : t('trio.confirm.move', { square: squareText(board, move.to) });

export const throwText = (kept: KeptDie, faces: readonly [number, number] | null): string =>
  kept === 0 || faces === null ? t('trio.throw.both') : t('trio.throw.one', { face: need(faces[kept - 1]) });

/** What the table asks, and who is asked. */
export type Asked = {
  /** Seats of this device: other players' answers are only reported. */
  readonly mySeats: readonly Seat[];
  readonly asks: Asks | null;
  /** The winner adds up the row first, so the sum is not said. */
  readonly addsUp: (won: RoundWon) => boolean;
};

const NOTHING_ASKED: Asked = { mySeats: [], asks: null, addsUp: () => false };

type AnswerHeard = Extract<Announcement, { kind: 'answered' }>;

const ownAnswerWords = (
  { value, right, position }: AnswerHeard,
  asks: Asks | null,
  costTurn: boolean,
): string => {
  const asked = position as TrioPosition;
  if (right && asks === 'find') return twinWords(asked, value);
  if (right) return t('trio.ask.right', { sum: sumText(asked), value });
  return costTurn ? solutionWords(asked, value) : wrongWords(asked, value);
};

const answeredWords = (heard: AnswerHeard, { mySeats, asks }: Asked, costTurn: boolean, whoIs: WhoIs) => {
  const { seat, value, right, position } = heard;
  if (mySeats.includes(seat)) return ownAnswerWords(heard, asks, costTurn);
  const { name } = whoIs(seat);
  // Still asked: others could say the answer aloud.
  if (asks === 'other') return t('trio.ask.other.again', { name });
  const sum = sumText(position as TrioPosition);
  return t(right ? 'trio.ask.other.right' : 'trio.ask.other.wrong', { name, sum, value });
};

const happeningIn = (announcement: Announcement): Happening | null =>
  announcement.kind === 'played' ? happeningOf(announcement.effects as readonly TrioEffect[]) : null;

/** One announcement as text. */
const announcementText = (
  announcement: Announcement,
  position: TrioPosition,
  whoIs: WhoIs,
  whoLeft: WhoIs,
  asked: Asked,
): string => {
  const { board } = position.setup;
  if (announcement.kind === 'rolled') {
    const [first, second] = facesOf(announcement);
    return t('trio.lot.rolled', {
      name: whoIs(announcement.seat).name,
      first,
      second,
      total: announcement.total,
    });
  }
  if (announcement.kind === 'roll-off-tie') return tieWords(announcement.seats, whoIs);
  const happening = happeningIn(announcement);
  if (happening === null) return spoken([announcement], whoIs, whoLeft);
  const words = happeningWords(board, happening, whoIs);
  if (happening.kind !== 'round' || happening.count.scores.length === 0) return words;
  if (asked.addsUp(happening)) return `${words} ${t('trio.add.title')}`;
  const scores = happening.count.scores.map(
    (score, seat) => `${whoIs(seat).name}: ${changeWords(board, happening, seat, score)}.`,
  );
  const sum = happening.count.unit === 'points' ? [`${sumWords(happening)}.`] : [];
  return [words, ...sum, ...scores].join(' ');
};

/** For a player who has to place: the squares, or what is asked. */
const placingTask = (position: TrioPosition, { asks }: Asked, isThrown: boolean, whoIs: WhoIs): string => {
  if (asks === null) return targetWords(position);
  const { name } = whoIs(position.seat);
  return isThrown ? askBanner(position, asks, NO_CHOICE, name, null, false).title : '';
};

const againWords = ({ you, name }: Who, mine: boolean): string =>
  t(mine || you ? 'trio.do.again' : 'trio.happened.again', { name });

/** All announcements of a step; the player who has to place also gets the squares. */
export const announcementWords = (
  announcements: readonly Announcement[],
  position: TrioPosition,
  mine: boolean,
  whoIs: WhoIs,
  whoLeft = whoIs,
  asked = NOTHING_ASKED,
): string => {
  const isPlayed = announcements.some(({ kind }) => kind === 'played');
  const again = announcements.some(
    (one) => one.kind === 'played' && one.effects.some(({ kind }) => kind === 'double'),
  );
  return [
    ...announcements.map((one) =>
      one.kind === 'answered'
        ? answeredWords(one, asked, isPlayed, whoIs)
        : announcementText(one, position, whoIs, whoLeft, asked),
    ),
    ...(again ? [againWords(whoIs(position.seat), mine)] : []),
    ...(mine && position.placing ? [placingTask(position, asked, isPlayed, whoIs)] : []),
  ]
    .filter((words) => words !== '')
    .join(' ');
};

export const hintedSquares = (hint: Pick<Hint, 'move'> | null): readonly Square[] => {
  const move = hint === null ? null : parseMove(hint.move);
  if (move === null || move.kind === 'throw') return [];
  return move.kind === 'place' ? [move.square] : [move.from, move.to];
};

/** The die that the hint keeps. */
export const hintedDie = (hint: Pick<Hint, 'move'> | null): KeptDie => {
  const kept = [makeSelection(3), makeSelection(2), makeSelection(1)].indexOf(hint?.move ?? '');
  return kept === 1 || kept === 2 ? kept : 0;
};

export const hintWords = (hint: Hint, position: TrioPosition): string => {
  const move = parseMove(hint.move);
  const { board } = position.setup;
  if (move === null) return '';
  switch (move.kind) {
    case 'throw':
      return hintedDie(hint) === 0
        ? t('trio.hint.both')
        : t('trio.hint.keep', { face: hintedDie(hint) === 1 ? position.first : position.second });
    case 'place':
      return t('trio.hint.place', { square: squareText(board, move.square) });
    case 'move':
      return t('trio.hint.move', { from: squareText(board, move.from), square: squareText(board, move.to) });
  }
};

export const trioKeys = (): readonly (readonly [string, string])[] => [
  ['1, 2', t('table.keys.keep')],
  [t('table.keys.space'), t('table.keys.throw')],
  [t('table.keys.arrows'), t('trio.keys.arrows')],
  [t('table.keys.pages'), t('trio.keys.jump')],
  ['Enter', t('trio.keys.enter')],
  ['U', t('table.keys.undo')],
  ['?', t('table.keys.help')],
];
