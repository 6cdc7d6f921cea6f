/** The commands that a player can give to a local or an online table. */
import type { Seat } from '@abacow/rules';
import type { Command, SeatHelp } from '@abacow/table';

export abstract class TableCommands {
  abstract readonly toAct: Seat | null;
  abstract readonly mayTakeBack: Seat | null;
  /** Returns false when it was refused. */
  abstract command(command: Command): boolean;

  play(move: string): boolean {
    return this.toAct !== null && this.command({ kind: 'play', seat: this.toAct, move });
  }

  /** What the player to act says that the dice show. */
  answer(value: number): boolean {
    return this.toAct !== null && this.command({ kind: 'answer', seat: this.toAct, value });
  }

  chooseHelp(seat: Seat, { help, hidesNumbers }: SeatHelp): boolean {
    return this.command({ kind: 'choose-help', seat, help, hidesNumbers });
  }

  toss(): boolean {
    return this.command({ kind: 'toss' });
  }

  roll(): boolean {
    return this.toAct !== null && this.command({ kind: 'roll', seat: this.toAct });
  }

  takeBack(): boolean {
    return this.mayTakeBack !== null && this.command({ kind: 'take-back', seat: this.mayTakeBack });
  }

  giveUp(seat: Seat): boolean {
    return this.command({ kind: 'give-up', seat });
  }

  offerTie(seat: Seat): boolean {
    return this.command({ kind: 'offer-tie', seat });
  }

  answerTie(seat: Seat, agree: boolean): boolean {
    return this.command({ kind: agree ? 'agree-tie' : 'decline-tie', seat });
  }
}
