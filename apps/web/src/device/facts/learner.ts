/** What a player of this device knows, and where their answers go. */
import { type Answer, type Knowledge, NO_KNOWLEDGE } from '@abacow/learning';
import { deleteAnswers, readKnowledge, recordAnswer } from './answers.ts';
import { devicePlayers } from '../players/device.svelte.ts';
import { choiceOf, dueTimesOf } from '@abacow/learning/practice';
import { noteDue } from './due.ts';
import { storedWishes } from './wishes.svelte.ts';

/** The player who was here last; null for nobody in particular. */
export const lastLearner = (): string | null => {
  const device = devicePlayers();
  return device.find(device.players.last)?.id ?? null;
};

/** If it cannot be read, practice begins with nothing. */
export const knowledgeOf = (player: string | null): Promise<Knowledge> =>
  readKnowledge(player).catch(() => NO_KNOWLEDGE);

/** The start page speaks to the player who was here last. */
export const noteDueOf = (player: string | null, knowledge: Knowledge, now: number): void => {
  if (player !== lastLearner()) return;
  const choice = choiceOf(storedWishes().of(player), knowledge);
  noteDue(dueTimesOf(knowledge, now, choice));
};

/** An answer that cannot be stored counts until the page is closed. */
export const recorder =
  (player: string | null) =>
  (answer: Answer): void =>
    void recordAnswer(player, answer)
      .then((knowledge) => noteDueOf(player, knowledge, answer.at))
      .catch(() => undefined);

/** Deletes everything that practice stores about a player who was removed. The start page speaks to another one then. */
export const forgetLearner = async (player: string, now: number): Promise<void> => {
  storedWishes().forget(player);
  await deleteAnswers(player).catch(() => undefined);
  const last = lastLearner();
  noteDueOf(last, await knowledgeOf(last), now);
};
