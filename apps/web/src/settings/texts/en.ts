import type { Texts } from '../../i18n/message.ts';

export default {
  'settings.theme': 'Colours',
  'settings.theme.auto': 'As the device',
  'settings.theme.day': 'Day',
  'settings.theme.night': 'Night',
  'settings.sounds': 'Sounds',
  'settings.sounds.on': 'On',
  'settings.sounds.off': 'Off',
  'settings.speed': 'The computer plays',
  'settings.speed.slow': 'Slowly',
  'settings.speed.normal': 'Calmly',
  'settings.speed.fast': 'Fast',
  'settings.speed.instant': 'At once',
  'settings.motion': 'Movement',
  'settings.motion.auto': 'As the device',
  'settings.motion.full': 'Dice tumble',
  'settings.motion.reduced': 'As little as possible',
  'settings.kept': 'Kept on this device only.',
} as const satisfies Texts;
