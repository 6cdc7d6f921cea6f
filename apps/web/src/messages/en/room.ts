/** At an online table: what was promised, who is asked, what was refused. */
export const room = {
  'room.promise': 'Dice promise {start}…',
  'room.promise.title': 'The dice promise',
  'room.promise.what':
    'Before anybody sat down, the table thought of a very long secret number. All its dice come from it. This is the number’s fingerprint. It gives nothing away, but nobody can find another number with the same one. So the table cannot change its secret any more.',
  'room.promise.seed':
    'Then everybody’s browser adds letters and digits of its own. The table did not know them when it made its promise, so it could not choose dice that suit anybody.',
  'room.promise.mine': 'Added by your browser',
  'room.promise.later':
    'After the game the table tells its secret, and “Check the dice” computes every throw again. If you like, copy the fingerprint now and compare it then.',
  'room.promise.fingerprint': 'Fingerprint',
  'room.promise.copy': 'Copy the fingerprint',
} as const;
