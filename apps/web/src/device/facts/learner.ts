/** What a player of this device knows, and where their answers go. */
import { type Answer, type Knowledge, NO_KNOWLEDGE, learnAll } from '@abacow/learning';
import { deleteAnswers, readAnswers, readKnowledge, recordAnswer } from './answers.ts';
import { devicePlayers } from '../players/device.svelte.ts';
import { choiceOf, dueTimesOf } from '@abacow/learning/practice';
import { dayAt } from '../day/day.ts';
import { type PracticeNote, forgetPractice, notePractice, readPractice, withDay } from './practice-note.ts';
import { prideOf } from './pride.ts';
import { storedWishes } from './wishes.svelte.ts';

/** The player who was here last; null for nobody in particular. */
export const lastLearner = (): string | null => {
  const device = devicePlayers();
  return device.find(device.players.last)?.id ?? null;
};

/** If it cannot be read, practice begins with nothing. */
export const knowledgeOf = (player: string | null): Promise<Knowledge> =>
  readKnowledge(player).catch(() => NO_KNOWLEDGE);

const dueOf = (player: string | null, knowledge: Knowledge, now: number): readonly number[] =>
  dueTimesOf(knowledge, now, choiceOf(storedWishes().of(player), knowledge));

/** For the start page. Who has never practised leaves no trace. */
export const noteDueOf = (player: string | null, knowledge: Knowledge, now: number): void => {
  if (Object.keys(knowledge.cards).length > 0) notePractice(player, { due: dueOf(player, knowledge, now) });
};

const localDay = (at: number) => dayAt(at, new Date(at).getTimezoneOffset());

/** An answer that cannot be stored counts until the page is closed. */
export const recorder =
  (player: string | null) =>
  (answer: Answer): void =>
    void recordAnswer(player, answer)
      .then((knowledge) => {
        const { days } = readPractice(player);
        const due = dueOf(player, knowledge, answer.at);
        notePractice(player, { due, days: withDay(days, localDay(answer.at)), on: null });
      })
      .catch(() => undefined);

/** Calculates from the answers what the start page says. */
export const refreshPractice = async (player: string | null, now: number): Promise<PracticeNote> => {
  const answers = await readAnswers(player);
  const knowledge = learnAll(NO_KNOWLEDGE, answers);
  const days = answers.map(({ at }) => localDay(at)).reduce(withDay, []);
  notePractice(player, {
    due: dueOf(player, knowledge, now),
    days,
    pride: prideOf(answers, now),
    on: localDay(now),
  });
  return readPractice(player);
};

/** Deletes everything that practice stores about a player who was removed. */
export const forgetLearner = async (player: string): Promise<void> => {
  storedWishes().forget(player);
  forgetPractice(player);
  await deleteAnswers(player).catch(() => undefined);
};
