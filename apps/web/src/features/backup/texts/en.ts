import type { Texts } from '../../../base/i18n/message.ts';

export default {
  'backup.title': 'Your games on this device',
  'backup.text':
    'Games, players, answers from practice, exercises and settings stay on this device. Save them as a file to keep a copy or to take them to another device. Reading a file adds to what is here; nothing is overwritten.',
  'backup.export': 'Save as a file',
  'backup.import': 'Read a file',
  'backup.working': 'Just a moment …',
  'backup.saved': { one: 'Saved: {count} entry.', other: 'Saved: {count} entries.' },
  'backup.damaged': {
    one: '{count} damaged entry is not in the file.',
    other: '{count} damaged entries are not in the file.',
  },
  'backup.imported': { one: 'Read: {count} new entry.', other: 'Read: {count} new entries.' },
  'backup.refused': 'This file was not read, and nothing has changed.',
  'backup.fault.cut': 'Its end is missing. Copy or download it again.',
  'backup.fault.changed': 'It was damaged or changed on its way. Copy or download it again.',
  'backup.fault.foreign': 'It is not a file that was saved here.',
  'backup.fault.newer': 'It comes from a newer version of Abacow. Reload the page to get that version.',
  'backup.fault.part': 'A part of it is damaged.',
  'backup.failed': 'The browser could not do it. Nothing has changed; maybe there is no space left.',
  'backup.online':
    'Your online name is not in the file, because it would work like a password. On the page “You” you can take it to another device.',
  'backup.persistence.kept': 'The browser keeps all this, even when space gets short.',
  'backup.persistence.not-kept': 'The browser may delete all this when space gets short.',
  'backup.persist': 'Ask the browser to keep it',
  'backup.delete': 'Delete everything',
  'backup.delete.title': 'Delete everything on this device?',
  'backup.delete.text':
    'All games, players, answers from practice, exercises and settings. Your online name stays; you can delete it on the page “You”.',
  'backup.delete.yes': 'Delete everything',
  'backup.delete.no': 'Keep everything',
  'backup.delete.again': 'Really everything?',
  'backup.delete.again.text': 'You can’t get it back, unless you have saved it as a file.',
  'backup.delete.again.yes': 'Yes, delete it',
} as const satisfies Texts;
