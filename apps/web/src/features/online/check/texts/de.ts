import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'check.lead':
    'Waren die Würfel ehrlich? Speichere eine fertige Partie an ihrem Tisch und öffne sie hier: Dein eigener Browser rechnet jeden Wurf nach.',
  'check.open': 'Gespeicherte Partie öffnen',
  'check.none': 'Diese Partie gibt es hier nicht.',
  'check.unreadable': 'Diese Partie ist nicht lesbar.',
  'check.honest': { one: 'Der eine Wurf war ehrlich.', other: 'Alle {count} Würfe waren ehrlich.' },
  'check.nothing': 'Die Partie war vor dem ersten Zug zu Ende: Es gibt keinen Wurf nachzurechnen.',
  'check.dishonest': { one: 'Ein Wurf stimmt nicht!', other: '{count} Würfe stimmen nicht!' },
  'check.byYou': 'Dein eigener Browser hat gerade alles nachgerechnet.',
  'check.no-promise':
    'Über diese Würfel wurde vor dem Spiel nichts versprochen: Da gibt es nichts nachzurechnen.',
  'check.not-revealed': 'Das Geheimnis wird verraten, wenn die Partie zu Ende ist. Komm dann wieder.',
  'check.wrong-secret': 'Das Geheimnis ist nicht das versprochene!',
  'check.promise.title': '1. Das Versprechen',
  'check.promise.text':
    'Vor dem ersten Wurf hat sich der Tisch eine sehr lange geheime Zahl ausgedacht und allen ihren Fingerabdruck gezeigt. Jede Zahl hat ihren eigenen Fingerabdruck, und niemand findet eine andere mit demselben. Darum konnte das Geheimnis nachher nicht mehr geändert werden.',
  'check.promise.promised': 'Fingerabdruck, der vor der Partie gezeigt wurde',
  'check.promise.secret': 'Geheimnis, nach der Partie verraten',
  'check.promise.found': 'Sein Fingerabdruck, hier berechnet',
  'check.promise.same': 'Beide Fingerabdrücke sind gleich.',
  'check.promise.differ': 'Die Fingerabdrücke sind verschieden.',
  'check.seeds.title': '2. Alle mischen mit',
  'check.seeds.text':
    'Beim Hinsetzen hat jedes Gerät eigene Buchstaben und Ziffern dazugegeben. Der Tisch kannte sie bei seinem Versprechen noch nicht und konnte sich darum kein Geheimnis aussuchen, das jemandem passt.',
  'check.seeds.none': 'nichts dazugegeben',
  'check.wrong.seeds': 'Der Beitrag eines Spielers wurde geändert oder nie gezeigt!',
  'check.wrong.opening': 'Der Falsche hat angefangen!',
  'check.witness.same':
    'Dein Browser hat sich diesen Fingerabdruck vor der Partie gemerkt und gerade verglichen.',
  'check.witness.commitment-differs': 'Vor der Partie hat dein Browser einen anderen Fingerabdruck gesehen!',
  'check.witness.seed-differs': 'Dein Browser hat etwas anderes dazugegeben, als in dieser Partie steht!',
  'check.witness.others-differ':
    'Vor der Partie hat dein Browser andere Fingerabdrücke der Beiträge gesehen!',
  'check.seeds.committed':
    'Beim Hinsetzen hat sich jeder Browser ein eigenes Geheimnis ausgedacht und nur dessen Fingerabdruck gezeigt. Erst als alle so weit waren, haben alle ihren Beitrag gezeigt. So konnte niemand einen aussuchen, der zu denen der anderen passt, und der Tisch kannte sie bei seinem Versprechen noch nicht.',
  'check.seeds.not-revealed': 'nie gezeigt',
  'check.seeds.fingerprint': 'Fingerabdruck, beim Hinsetzen gezeigt',
  'check.seeds.same': 'Der Beitrag hat den vorher gezeigten Fingerabdruck.',
  'check.seeds.differ': 'Der Beitrag hat einen anderen Fingerabdruck.',
  'check.opening.title': '3. Wer anfängt',
  'check.opening.coin':
    'Die Münze kommt aus demselben Geheimnis. Ihre Zahl ist {word}. Teile sie durch 2: Es bleibt {left}. Bei 0 fängt der erste Platz an, bei 1 der zweite.',
  'check.opening.roll-off':
    'Alle haben beide Würfel geworfen, und die höchste Summe fängt an. Bei Gleichstand werfen diese Spieler noch einmal. Auch diese Würfe kommen aus dem Geheimnis.',
  'check.opening.fair': '{name} fängt an, wie es sein muss.',
  'check.opening.wrong': '{name} hätte anfangen müssen.',
  'check.opening.undecided': 'Nach diesen Würfen hätte {name} nicht anfangen dürfen.',
  'check.opening.chosen': 'Die Spieler haben ausgemacht, wer anfängt: Dafür wurde nicht gewürfelt.',
  'check.opening.not-recorded':
    'In dieser Partie steht nicht, wie entschieden wurde, wer anfängt. Das wurde also nicht geprüft.',
  'check.throws.title': '4. Jeder Wurf',
  'check.against.title': 'Was das zeigt',
  'check.against.player': 'Ein Spieler allein konnte nicht schummeln: Niemand kannte einen Wurf im Voraus.',
  'check.against.table.seen':
    'Der Tisch allein konnte nicht schummeln: Sein Geheimnis stand fest, bevor er wusste, was die Spieler dazugeben. Das hat dein Browser selbst gesehen.',
  'check.against.table.unseen':
    'Der Tisch allein konnte nicht schummeln, wenn sein Fingerabdruck wirklich vor der Partie gezeigt wurde. Dieser Browser war nicht dabei und kann das nicht sagen.',
  'check.against.table.broken':
    'Der Tisch hat deinem Browser vor der Partie etwas anderes gezeigt, als jetzt hier steht. Glaub dieser Partie nicht.',
  'check.against.both':
    'Auch ein Spieler und der Tisch zusammen konnten die Würfel nicht aussuchen: Jeder Beitrag stand fest, bevor jemand die anderen sah. Ein ehrlicher Spieler genügt.',
  'check.against.both-unseen':
    'Auch ein Spieler und der Tisch zusammen konnten die Würfel nicht aussuchen, wenn die Fingerabdrücke der Beiträge wirklich gezeigt wurden, bevor jemand die Beiträge sah. Dieser Browser war nicht dabei und kann das nicht sagen.',
  'check.against.not-both':
    'Ein Spieler und der Tisch zusammen hätten schummeln können: Kein Beitrag stand fest, bevor die anderen zu sehen waren.',
  'check.against.device':
    'Bei dieser Partie hat ein einziges Gerät alles gemacht, vor dem Gerät selbst schützt also nichts. Die Prüfung zeigt, dass hinterher kein Wurf geändert wurde.',
  'check.against.not': 'Sie zeigt nicht, wer an den anderen Geräten saß oder wer dort geholfen hat.',
  'check.throws.text':
    'Das Geheimnis, das, was alle dazugegeben haben, und die Nummer des Wurfs werden für jeden Würfel zu einer riesigen Zahl vermischt. Teile sie durch {sides}: Was übrig bleibt, ist die Würfelseite. Dasselbe ergibt immer dieselbe Seite, darum kann es jeder nachrechnen.',
  'check.throw': 'Wurf {number}: {name}',
  'check.die': '{word} ÷ {sides}, Rest {left}: {face}',
  'check.die.wrong': '{word} ÷ {sides}, Rest {left}: {face}, aber in dieser Partie steht {recorded}',
  'check.faces.cowpath': 'Rest 0 bis 4 heißt 1 bis 5, und 5 ist die Kuh.',
  'check.faces.trio': 'Der Rest ist die Ziffer auf dem Würfel.',
  'check.fair': 'ehrlich',
  'check.wrong': 'falsch',
  'check.without':
    'Auch dieser Seite musst du nicht glauben: Speichere die Partie und starte „npx abacow verify DATEI“.',
  'check.learning':
    'Die Würfel wissen nicht, was du schon rechnen kannst und was du noch lernst. Sie wählen nie eine Zahl, weil du sie üben solltest.',
  'check.takenBack': '(später zurückgenommen)',
} as const satisfies Translation<typeof en>;
