/** What a player of this device knows, and where their answers go. */
import { type Answer, type Knowledge, NO_KNOWLEDGE } from '@abacow/learning';
import { readKnowledge, recordAnswer } from '../facts/answers.ts';
import { devicePlayers } from '../players/device.svelte.ts';

/** The player who was here last; null for nobody in particular. */
export const lastLearner = (): string | null => {
  const device = devicePlayers();
  return device.find(device.players.last)?.id ?? null;
};

/** If it cannot be read, practice begins with nothing. */
export const knowledgeOf = (player: string | null): Promise<Knowledge> =>
  readKnowledge(player).catch(() => NO_KNOWLEDGE);

/** An answer that cannot be stored counts until the page is closed. */
export const recorder =
  (player: string | null) =>
  (answer: Answer): void =>
    void recordAnswer(player, answer).catch(() => undefined);
