/** A program that speaks the referee's language decides for a seat. */
import { type SetupJson, isObject, makeSetup, viewOf } from '@abacow/rules';
import { type Table, tokensOf } from '@abacow/table';
import { type Complaint, complain, isComplaint } from '../arguments.ts';
import type { Program } from '../terminal/program.ts';

export interface Engine {
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

/** `ms`: how long the program may think about one decision. */
export const openEngine = (program: Program, ms: number): Engine => {
  /** What the program was told. */
  let setup = '';
  let tokens: readonly string[] = [];

  const ask = async (request: object): Promise<Readonly<Record<string, unknown>> | Complaint> => {
    const line = await program.ask(JSON.stringify(request));
    if (line === null) return complain('the engine has ended');
    const answer = readJson(line);
    if (!isObject(answer)) return complain(`the engine answered ${JSON.stringify(line.slice(0, 200))}`);
    return answer['ok'] === true ? answer : complain(`the engine refused: ${String(answer['error'])}`);
  };

  /** Tells only what is new, unless something was taken back. */
  const bringUpToDate = async (wanted: SetupJson, played: readonly string[]): Promise<Complaint | null> => {
    const text = JSON.stringify(wanted);
    if (text !== setup || tokens.some((token, at) => played[at] !== token)) {
      const begun = await ask({ new: wanted });
      if (isComplaint(begun)) return begun;
      [setup, tokens] = [text, []];
    }
    const rest = played.slice(tokens.length);
    const told = rest.length === 0 ? null : await ask({ play: rest.join(' ') });
    if (isComplaint(told)) return told;
    tokens = played;
    return null;
  };

  return {
    choose: async (table) => {
      const wrong = await bringUpToDate(makeSetup(table.setup!), tokensOf(table));
      if (wrong !== null) return wrong;
      const advice = await ask({ advise: { ms } });
      if (isComplaint(advice)) return advice;
      const { move } = advice;
      return typeof move === 'string' && viewOf(table.position!).legal.includes(move)
        ? move
        : complain(`the engine's move ${JSON.stringify(move)} is not legal`);
    },
    close: () => program.close(),
  };
};
