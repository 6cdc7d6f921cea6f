/** A program that speaks the referee's language decides for a seat. */
import {
  type Position,
  type Setup,
  type SetupJson,
  isObject,
  makeSetup,
  startGame,
  viewOf,
} from '@abacow/rules';
import { type Table, tokensOf, gameAt } from '@abacow/table';
import { type Complaint, complain, isComplaint } from '../arguments.ts';
import type { Program } from '../terminal/program.ts';

export interface Engine {
  /** Why the program cannot play a game of this setup; null if it can. It is asked for one decision. */
  whyNot(setup: Setup): Promise<Complaint | null>;
  /** The decision for the seat to act, or why there is none. */
  choose(table: Table): Promise<string | Complaint>;
  close(): void;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** What a shell means by these exit codes. */
const ENDS: Readonly<Record<number, string>> = {
  126: 'the engine cannot be run: is it executable?',
  127: 'the engine was not found: check the command after --engine',
};

/** `ms`: how long the program may think about one decision. */
export const openEngine = (program: Program, ms: number): Engine => {
  /** What the program was told. */
  let told = '';
  let tokens: readonly string[] = [];

  const ask = async (request: object): Promise<Readonly<Record<string, unknown>> | Complaint> => {
    const line = await program.ask(JSON.stringify(request));
    if (line === null) return complain(ENDS[program.exitCode() ?? 0] ?? 'the engine has ended');
    const answer = readJson(line);
    if (!isObject(answer))
      return complain(
        `the engine does not answer with a JSON object, but with ${JSON.stringify(line.slice(0, 200))}`,
      );
    return answer['ok'] === true ? answer : complain(`the engine refused: ${String(answer['error'])}`);
  };

  /** Tells only what is new, unless something was taken back. */
  const bringUpToDate = async (wanted: SetupJson, played: readonly string[]): Promise<Complaint | null> => {
    const text = JSON.stringify(wanted);
    if (text !== told || tokens.some((token, at) => played[at] !== token)) {
      const begun = await ask({ new: wanted });
      if (isComplaint(begun)) return begun;
      [told, tokens] = [text, []];
    }
    const rest = played.slice(tokens.length);
    const answer = rest.length === 0 ? null : await ask({ play: rest.join(' ') });
    if (isComplaint(answer)) return answer;
    tokens = played;
    return null;
  };

  const chooseAt = async (
    position: Position,
    setup: Setup,
    played: readonly string[],
  ): Promise<string | Complaint> => {
    const wrong = await bringUpToDate(makeSetup(setup), played);
    if (wrong !== null) return wrong;
    const advice = await ask({ advise: { ms } });
    if (isComplaint(advice)) return advice;
    const { move } = advice;
    return typeof move === 'string' && viewOf(position).legal.includes(move)
      ? move
      : complain(`the engine's move ${JSON.stringify(move)} is not legal`);
  };

  return {
    whyNot: async (wanted) => {
      const move = await chooseAt(startGame(wanted), wanted, []);
      return isComplaint(move) ? move : null;
    },
    choose: (table) => chooseAt(gameAt(table).position, gameAt(table).setup, tokensOf(table)),
    close: () => program.close(),
  };
};
