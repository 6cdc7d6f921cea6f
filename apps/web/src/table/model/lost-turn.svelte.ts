/** A lost turn stays on screen for a moment, so that everybody sees why it was lost. Computers wait meanwhile. */
import type { Seat } from '@abacow/rules';
import { type Table, type TableEvent, lastEffects, personSeats } from '@abacow/table';
import type { Speed } from '../services/pace.ts';

/** Counted from when the dice have stopped. */
export const LOST_MS = 1000;

/** The seat that lost its turn by this event; null if none did, or if only computers play. */
export const lostBy = (event: TableEvent, after: Table): Seat | null => {
  const isMove = event.kind === 'played' || event.kind === 'answered';
  if (!isMove || personSeats(after.seats).length === 0) return null;
  return lastEffects(after).find((effect) => effect.kind === 'turn-lost')?.seat ?? null;
};

/** How long it stays. At the highest speed, nobody waits for a computer's lost turn. */
export const lostMs = (table: Table, seat: Seat, speed: Speed, rollMs: number): number =>
  speed === 'instant' && table.seats[seat]?.kind === 'computer' ? 0 : LOST_MS + rollMs;

/** Whether a wrong answer lost the turn: then the right one is on screen, and takes as long as reading it does. */
export const isLostByAnswer = (event: TableEvent, after: Table): boolean =>
  event.kind === 'answered' && lostBy(event, after) !== null;

/** Resolves when the signal aborts. */
export const untilReleased = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

export class LostTurn {
  /** The seat whose lost turn is on screen. */
  seat: Seat | null = $state.raw(null);
  #pause = new AbortController();

  /** `wait` resolves after the pause, or at once when the signal aborts. */
  show(seat: Seat, wait: (signal: AbortSignal) => Promise<void>, onend: () => void): void {
    this.end();
    const pause = new AbortController();
    this.#pause = pause;
    this.seat = seat;
    void wait(pause.signal).then(() => {
      if (pause.signal.aborted) return;
      this.seat = null;
      onend();
    });
  }

  end(): void {
    this.seat = null;
    this.#pause.abort();
  }
}
