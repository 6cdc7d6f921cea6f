export const room = {
  'room.promise': 'Würfelversprechen {start}…',
  'room.promise.title': 'Das Würfelversprechen',
  'room.promise.what':
    'Bevor sich jemand hingesetzt hat, hat sich der Tisch eine sehr lange geheime Zahl ausgedacht. Aus ihr kommen alle seine Würfe. Das hier ist der Fingerabdruck der Zahl. Er verrät nichts, aber niemand findet eine andere Zahl mit demselben. Darum kann der Tisch sein Geheimnis nicht mehr ändern.',
  'room.promise.seed':
    'Dann gibt der Browser von jedem eigene Buchstaben und Ziffern dazu. Der Tisch kannte sie bei seinem Versprechen noch nicht und konnte sich darum keine Würfe aussuchen, die jemandem passen.',
  'room.promise.mine': 'Von deinem Browser dazugegeben',
  'room.promise.later':
    'Nach dem Spiel verrät der Tisch sein Geheimnis, und „Würfel prüfen“ rechnet jeden Wurf nach. Wenn du magst, kopiere den Fingerabdruck jetzt und vergleiche ihn dann.',
  'room.promise.fingerprint': 'Fingerabdruck',
  'room.promise.copy': 'Fingerabdruck kopieren',
};
