import { type Settings, storedSettings } from './parse.ts';

export const settings: { -readonly [K in keyof Settings]: Settings[K] } = $state(storedSettings.read());

/** After an import. */
export const readAgain = (): void => void Object.assign(settings, storedSettings.read());

export const change = (changes: Partial<Settings>): void => {
  Object.assign(settings, changes);
  storedSettings.write(settings);
};

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** What the device asks for now; it may change while the page is open. */
const device = $state({ calm: calm.matches, dark: dark.matches });

export const motionReduced = (): boolean =>
  settings.motion === 'auto' ? device.calm : settings.motion === 'reduced';

export const isNight = (): boolean => (settings.theme === 'auto' ? device.dark : settings.theme === 'night');

/** Sets the theme and motion attributes of the page. Styles depend only on these. */
export const applyAppearance = (): void => {
  const { dataset } = document.documentElement;
  if (settings.theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = settings.theme;
  dataset['motion'] = motionReduced() ? 'reduced' : 'full';
};

calm.addEventListener('change', () => {
  device.calm = calm.matches;
  applyAppearance();
});
dark.addEventListener('change', () => (device.dark = dark.matches));
