/** Names and results of a summary in words. */
import type { Seat } from '@abacow/rules';
import { shownName, tellApart } from '@abacow/table';
import { screensOf } from '../../games/screens.ts';
import { computerName } from '../../table/computer/computer-names.ts';
import { devicePlayers } from '../../device/players/device.svelte.ts';
import { peopleHere, resultAt } from './results.ts';
import type { GameSummary, SummaryPerson } from '../../device/finished/summary.ts';
import { t } from './texts/index.ts';

/** A player of this device has the name of today, also in old games. */
const personName = (summary: GameSummary, person: SummaryPerson, seat: Seat): string => {
  const name = devicePlayers().find(person.player)?.name ?? person.name;
  if (name !== null) return shownName(name);
  return person.here && peopleHere(summary).length === 1
    ? t('table.you')
    : screensOf(summary.game).seatName(seat);
};

/** By seat; equal names get a number, as at the table. */
export const namesOf = (summary: GameSummary): readonly string[] =>
  tellApart(
    summary.seats.map((seating, seat) =>
      seating.kind === 'computer'
        ? computerName(summary.game, summary.seats, seat, seating.level)
        : personName(summary, seating, seat),
    ),
  );

/** "Won" or "Lost" where one person here played; otherwise the name of the winner. */
export const resultWords = (summary: GameSummary): string => {
  const [here, ...others] = peopleHere(summary);
  const { outcome } = summary;
  const own = here !== undefined && others.length === 0 ? resultAt(summary, here.seat) : null;
  if (own !== null) return t(`history.result.${own}`);
  if (outcome.kind === 'broken-off') return t('history.result.broken-off');
  if (outcome.kind === 'tie') return t('history.result.tied');
  return t('history.result.by', { name: namesOf(summary)[outcome.seat] ?? '' });
};
