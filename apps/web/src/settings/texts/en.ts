import type { Texts } from '../../i18n/message.ts';

export default {
  'settings.theme': 'Colours',
  'settings.theme.auto': 'Same as device',
  'settings.theme.day': 'Day',
  'settings.theme.night': 'Night',
  'settings.sounds': 'Sounds',
  'settings.sounds.on': 'On',
  'settings.sounds.off': 'Off',
  'settings.speed': 'The computer plays',
  'settings.speed.slow': 'Slowly',
  'settings.speed.normal': 'Calmly',
  'settings.speed.fast': 'Fast',
  'settings.speed.instant': 'Instantly',
  'settings.motion': 'Animation',
  'settings.motion.auto': 'Same as device',
  'settings.motion.full': 'Rolling dice',
  'settings.motion.reduced': 'As little as possible',
  'settings.coordinates': 'Letters and numbers beside the sheet',
  'settings.coordinates.on': 'Show',
  'settings.coordinates.off': 'Hide',
  'settings.kept': 'Saved on this device only.',
} as const satisfies Texts;
