/** The process of an attacker: `attacker NAME PORT`. It attacks while the parent wants it. */
import { bigTable, slowReaders } from './big-table.ts';
import { flood } from './flood.ts';
import { matchmaking } from './matchmaking.ts';
import { starvation } from './starvation.ts';

export type Attack = {
  /** What the server allowed the attacker to prepare. */
  readonly about: string;
  /** Returns how to stop. */
  readonly start: () => () => void;
};
export type PrepareAttack = (port: number) => Promise<Attack>;

const ATTACKS = {
  flood,
  'big-table': bigTable,
  'slow-readers': slowReaders,
  starvation,
  matchmaking,
} satisfies Record<string, PrepareAttack>;
export type AttackName = keyof typeof ATTACKS;

const [name, port] = process.argv.slice(2);
if (process.send !== undefined) {
  const attack = await ATTACKS[name as AttackName](Number(port));
  let stop: (() => void) | null = null;
  process.on('message', (wanted: 'start' | 'stop') => {
    stop?.();
    stop = wanted === 'start' ? attack.start() : null;
  });
  process.send(attack.about);
}
