/** Of the players' own animals. A proud one has won; a brave one has lost, and is ready for the next game. */
export const OWN_MOODS = ['waiting', 'pleased', 'beaten', 'proud', 'brave'] as const;
/** Of computer players. A clapping one has lost, and is pleased for the winner. */
export const COMPUTER_MOODS = ['waiting', 'pleased', 'beaten', 'clapping'] as const;

export type OwnMood = (typeof OWN_MOODS)[number];
export type Mood = OwnMood | (typeof COMPUTER_MOODS)[number];
/** What eyes and mouth of a computer player show. */
export type Expression = 'waiting' | 'pleased' | 'beaten';

export const expressionOf = (mood: Mood): Expression => {
  switch (mood) {
    case 'clapping':
    case 'proud':
      return 'pleased';
    case 'brave':
      return 'waiting';
    default:
      return mood;
  }
};
