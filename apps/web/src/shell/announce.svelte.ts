/** What a screen reader hears, politely and once. The region itself lives in the frame of the app. */
class Voice {
  said = $state.raw('');
}

const voice = new Voice();

export const heard = (): string => voice.said;

/** The same words twice in a row must still be a change, or they would not be read out. */
export const announce = (text: string): void => {
  voice.said = text === voice.said ? `${text}\u00a0` : text;
};
