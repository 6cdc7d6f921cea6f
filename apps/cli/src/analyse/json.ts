import { need } from '@abacow/rules/need';
import { type Analysis, chanceOf, luckKindOf, luckPercentile } from '@abacow/ai/analysis';
import { type GameRecord, makeSetup, playerText } from '@abacow/rules';

/** All numbers of the analysis as one JSON object on one line. `settled` keeps its name: programs read it. */
export const makeJson = (record: GameRecord, analysis: Analysis): string => {
  const { outsidePlay, ...rest } = analysis;
  const kind = luckKindOf(record.setup);
  const players = analysis.players.map((player) => ({
    ...need(record.players[player.seat]),
    name: playerText(need(record.players[player.seat]), player.seat),
    ...player,
    luckPercentile: luckPercentile(kind, player.luck),
  }));
  const chances = analysis.turns.map(({ steps }) =>
    need(steps.at(-1)).after.map((equity) => chanceOf(equity, analysis.seats)),
  );
  return `${JSON.stringify({ setup: makeSetup(record.setup), ...rest, settled: outsidePlay, players, chances })}\n`;
};
