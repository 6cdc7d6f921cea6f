/** Responds to the page's questions inside the worker. A game's computer player is loaded by its first question. */
import type { Computer, Random } from '@abacow/ai';
import { type GameName, type Position, isUnreadable, parseSetup, playText, startGame } from '@abacow/rules';
import type { Respond } from '../../base/worker/serve.ts';
import { chancesOf } from './cowpath-chances.ts';
import type { GameText, MoveQuestion, Question, Response } from './questions.ts';
import { seededRandom } from './seeded-random.ts';

const now = (): number => performance.now();

const startOf = ({ setup: json }: GameText): Position => {
  const setup = parseSetup(json);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return startGame(setup);
};

type Kept = { readonly setup: string; readonly tokens: readonly string[]; readonly position: Position };

/** Keeps the last position. The next question is usually about the same game, a few tokens later, so only those are played. */
export const keepPosition = (): ((game: GameText) => Position) => {
  let kept: Kept | null = null;
  return (game) => {
    const [setup, tokens] = [JSON.stringify(game.setup), game.tokens];
    const goesOn = kept?.setup === setup && kept.tokens.every((token, at) => token === tokens[at]);
    const before = goesOn ? kept : null;
    const position = playText(before?.position ?? startOf(game), tokens.slice(before?.tokens.length ?? 0));
    if (isUnreadable(position)) throw new Error(position.reason);
    kept = { setup, tokens, position };
    return position;
  };
};

/** Seeded by the game so far: after a reload the computer chooses the same again. */
const randomFor = ({ seed, tokens }: MoveQuestion): Random =>
  seed === undefined ? Math.random : seededRandom(seed, tokens);

export const respondWith = (
  computerFor: (game: GameName) => Promise<Computer>,
): Respond<Question, Response> => {
  const positionOf = keepPosition();
  return async (question) => {
    const position = positionOf(question);
    if (question.kind === 'chances') return chancesOf(position);
    const computer = await computerFor(position.game);
    return question.kind === 'move'
      ? computer.play(position, question.level, randomFor(question), now)
      : computer.advise(position, { ms: question.ms, now });
  };
};
