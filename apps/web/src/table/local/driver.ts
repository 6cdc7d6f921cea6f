/** Makes the computers move: one step at a time, at the chosen pace. */
import { type Seat } from '@abacow/rules';
import { type Command, HOUSE, type Table, automaticAction, tokensIn, tokensOf } from '@abacow/table';
import { COIN_MS, PAUSE_MS } from '../services/pace.ts';
import type { Services } from '../services/services.ts';

/** The part of a table that the driver needs. */
export interface Driven {
  readonly state: Table;
  readonly stopped: boolean;
  readonly holding: boolean;
  /** The seat whose lost turn is on screen. */
  readonly lost: Seat | null;
  /** People's own dice that are thrown but not entered yet. */
  readonly awaiting: object | null;
  trouble: string | null;
  command(command: Command, by: string): boolean;
}

export class Driver {
  readonly #driven: Driven;
  readonly #services: Services;
  #running = false;
  #closed = false;
  #forced = 0;
  #abort = new AbortController();

  constructor(driven: Driven, services: Services) {
    this.#driven = driven;
    this.#services = services;
  }

  /** Makes a move if a computer is to act. `forced` steps are made even while the computers are stopped. */
  wake(forced = 0): void {
    this.#forced += forced;
    if (!this.#running) void this.#run();
  }

  /** Ends the current pause and checks again what to do. */
  interrupt(): void {
    this.#abort.abort();
  }

  close(): void {
    this.#closed = true;
    this.interrupt();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let command = this.#next(); command !== null; command = this.#next()) {
        const state = this.#driven.state;
        const ready = await this.#prepared(command);
        if (this.#driven.state !== state || !this.#mayGo()) continue;
        if (this.#forced > 0) this.#forced--;
        if (!this.#driven.command(ready, HOUSE)) throw new Error(`refused: ${JSON.stringify(ready)}`);
      }
    } catch (error) {
      this.#driven.trouble = error instanceof Error ? error.message : String(error);
    }
    this.#running = false;
  }

  #mayGo(): boolean {
    const { holding, lost, awaiting } = this.#driven;
    if (this.#closed || holding || lost !== null || awaiting !== null) return false;
    return this.#forced > 0 || !this.#driven.stopped;
  }

  /** The command that a computer must give now, without its move. */
  #next(): Command | null {
    if (!this.#mayGo() || this.#driven.trouble !== null) return null;
    const action = automaticAction(this.#driven.state, null);
    switch (action?.kind) {
      case 'computer-throw':
        return action.command;
      case 'computer-move':
        return { kind: 'play', seat: action.seat, move: '' };
      default:
        return null;
    }
  }

  async #prepared(command: Command): Promise<Command> {
    this.#abort = new AbortController();
    const pause = this.#services.wait(this.#pauseMs(), this.#abort.signal);
    const decided = this.#decided(command);
    await pause;
    return decided;
  }

  /** Before the first step there is a coin to look at. */
  #pauseMs(): number {
    const { state } = this.#driven;
    const speed = this.#services.speed();
    const isDecided = state.phase === 'playing' && state.opening.kind === 'lot' && tokensIn(state) === 0;
    return PAUSE_MS[speed] + (isDecided && speed !== 'instant' ? COIN_MS : 0);
  }

  async #decided(command: Command): Promise<Command> {
    if (command.kind === 'play') return { ...command, move: await this.#move(command.seat) };
    return command;
  }

  async #move(seat: Seat): Promise<string> {
    const { state } = this.#driven;
    const setup = state.game?.setup;
    const seating = state.seats[seat];
    if (setup === undefined || seating?.kind !== 'computer') throw new Error('no computer is to move');
    // Tables that share their dice also share what their computers choose.
    const seed = state.dice.name === state.id ? undefined : state.dice.name;
    return this.#services.computer.move({ setup, tokens: tokensOf(state) }, seating.level, seed);
  }
}
