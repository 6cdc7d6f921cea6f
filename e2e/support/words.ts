/** The app's own texts, so that tests find elements by the names that people read and hear. */
import deI18n from '../../apps/web/src/base/i18n/texts/de.ts';
import enI18n from '../../apps/web/src/base/i18n/texts/en.ts';
import frI18n from '../../apps/web/src/base/i18n/texts/fr.ts';
import deSettings from '../../apps/web/src/shell/settings/texts/de.ts';
import enSettings from '../../apps/web/src/shell/settings/texts/en.ts';
import frSettings from '../../apps/web/src/shell/settings/texts/fr.ts';
import deShell from '../../apps/web/src/shell/texts/de.ts';
import enShell from '../../apps/web/src/shell/texts/en.ts';
import frShell from '../../apps/web/src/shell/texts/fr.ts';
import dePlay from '../../apps/web/src/table/words/texts/de.ts';
import deOpponents from '../../apps/web/src/table/opponents/texts/de.ts';
import deSound from '../../apps/web/src/base/sound/texts/de.ts';
import enPlay from '../../apps/web/src/table/words/texts/en.ts';
import enOpponents from '../../apps/web/src/table/opponents/texts/en.ts';
import enSound from '../../apps/web/src/base/sound/texts/en.ts';
import frPlay from '../../apps/web/src/table/words/texts/fr.ts';
import frOpponents from '../../apps/web/src/table/opponents/texts/fr.ts';
import frSound from '../../apps/web/src/base/sound/texts/fr.ts';
import deCowpath from '../../apps/web/src/games/cowpath/texts/de.ts';
import enCowpath from '../../apps/web/src/games/cowpath/texts/en.ts';
import frCowpath from '../../apps/web/src/games/cowpath/texts/fr.ts';
import deCowpathLearn from '../../apps/web/src/games/cowpath/learn/texts/de.ts';
import enCowpathLearn from '../../apps/web/src/games/cowpath/learn/texts/en.ts';
import frCowpathLearn from '../../apps/web/src/games/cowpath/learn/texts/fr.ts';
import deTrio from '../../apps/web/src/games/trio/texts/de.ts';
import enTrio from '../../apps/web/src/games/trio/texts/en.ts';
import frTrio from '../../apps/web/src/games/trio/texts/fr.ts';
import deTrioLearn from '../../apps/web/src/games/trio/learn/texts/de.ts';
import enTrioLearn from '../../apps/web/src/games/trio/learn/texts/en.ts';
import frTrioLearn from '../../apps/web/src/games/trio/learn/texts/fr.ts';
import deOnline from '../../apps/web/src/table/online/texts/de.ts';
import enOnline from '../../apps/web/src/table/online/texts/en.ts';
import frOnline from '../../apps/web/src/table/online/texts/fr.ts';
import deOnlineCheck from '../../apps/web/src/features/online/check/texts/de.ts';
import enOnlineCheck from '../../apps/web/src/features/online/check/texts/en.ts';
import frOnlineCheck from '../../apps/web/src/features/online/check/texts/fr.ts';
import deOnlineBots from '../../apps/web/src/features/online/bots/texts/de.ts';
import deProfile from '../../apps/web/src/features/online/profile/texts/de.ts';
import enOnlineBots from '../../apps/web/src/features/online/bots/texts/en.ts';
import enProfile from '../../apps/web/src/features/online/profile/texts/en.ts';
import frOnlineBots from '../../apps/web/src/features/online/bots/texts/fr.ts';
import frProfile from '../../apps/web/src/features/online/profile/texts/fr.ts';
import deLookback from '../../apps/web/src/table/analysis/texts/de.ts';
import enLookback from '../../apps/web/src/table/analysis/texts/en.ts';
import frLookback from '../../apps/web/src/table/analysis/texts/fr.ts';
import deExercises from '../../apps/web/src/table/exercise/texts/de.ts';
import enExercises from '../../apps/web/src/table/exercise/texts/en.ts';
import frExercises from '../../apps/web/src/table/exercise/texts/fr.ts';
import deLearn from '../../apps/web/src/table/lesson/texts/de.ts';
import enLearn from '../../apps/web/src/table/lesson/texts/en.ts';
import frLearn from '../../apps/web/src/table/lesson/texts/fr.ts';
import deSheets from '../../apps/web/src/features/sheets/texts/de.ts';
import enSheets from '../../apps/web/src/features/sheets/texts/en.ts';
import frSheets from '../../apps/web/src/features/sheets/texts/fr.ts';
import dePaper from '../../apps/web/src/features/print/texts/de.ts';
import enPaper from '../../apps/web/src/features/print/texts/en.ts';
import frPaper from '../../apps/web/src/features/print/texts/fr.ts';
import deDicecup from '../../apps/web/src/table/cup/texts/de.ts';
import enDicecup from '../../apps/web/src/table/cup/texts/en.ts';
import frDicecup from '../../apps/web/src/table/cup/texts/fr.ts';
import dePad from '../../apps/web/src/base/pad/texts/de.ts';
import enPad from '../../apps/web/src/base/pad/texts/en.ts';
import frPad from '../../apps/web/src/base/pad/texts/fr.ts';
import dePractice from '../../apps/web/src/features/practice/texts/de.ts';
import enPractice from '../../apps/web/src/features/practice/texts/en.ts';
import frPractice from '../../apps/web/src/features/practice/texts/fr.ts';
import deFacts from '../../apps/web/src/device/facts/texts/de.ts';
import enFacts from '../../apps/web/src/device/facts/texts/en.ts';
import frFacts from '../../apps/web/src/device/facts/texts/fr.ts';
import deWorksheets from '../../apps/web/src/features/worksheets/texts/de.ts';
import enWorksheets from '../../apps/web/src/features/worksheets/texts/en.ts';
import frWorksheets from '../../apps/web/src/features/worksheets/texts/fr.ts';

const en = {
  ...enI18n,
  ...enSettings,
  ...enShell,
  ...enPlay,
  ...enOpponents,
  ...enSound,
  ...enCowpath,
  ...enCowpathLearn,
  ...enTrio,
  ...enTrioLearn,
  ...enOnline,
  ...enOnlineCheck,
  ...enOnlineBots,
  ...enProfile,
  ...enLookback,
  ...enExercises,
  ...enLearn,
  ...enSheets,
  ...enPaper,
  ...enDicecup,
  ...enPad,
  ...enPractice,
  ...enFacts,
  ...enWorksheets,
};
const de = {
  ...deI18n,
  ...deSettings,
  ...deShell,
  ...dePlay,
  ...deOpponents,
  ...deSound,
  ...deCowpath,
  ...deCowpathLearn,
  ...deTrio,
  ...deTrioLearn,
  ...deOnline,
  ...deOnlineCheck,
  ...deOnlineBots,
  ...deProfile,
  ...deLookback,
  ...deExercises,
  ...deLearn,
  ...deSheets,
  ...dePaper,
  ...deDicecup,
  ...dePad,
  ...dePractice,
  ...deFacts,
  ...deWorksheets,
};
const fr = {
  ...frI18n,
  ...frSettings,
  ...frShell,
  ...frPlay,
  ...frOpponents,
  ...frSound,
  ...frCowpath,
  ...frCowpathLearn,
  ...frTrio,
  ...frTrioLearn,
  ...frOnline,
  ...frOnlineCheck,
  ...frOnlineBots,
  ...frProfile,
  ...frLookback,
  ...frExercises,
  ...frLearn,
  ...frSheets,
  ...frPaper,
  ...frDicecup,
  ...frPad,
  ...frPractice,
  ...frFacts,
  ...frWorksheets,
};

export type Key = keyof typeof en;
export type Words = Readonly<Record<Key, string | { readonly one: string; readonly other: string }>>;

export const WORDS = { en, de: de as Words, fr: fr as Words } as const;
export type Language = keyof typeof WORDS;

/** A text without placeholders. */
export const word = (words: Words, key: Key): string => {
  const message = words[key];
  return typeof message === 'string' ? message : message.other;
};
