import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'trio.rule.goal.title': 'Ziel des Spiels',
  'trio.rule.goal.text': `Ihr spielt zu zweit, zu dritt oder zu viert. Alle haben vier Figuren in der eigenen Farbe.
Drei eigene Figuren nebeneinander in einer Reihe gewinnen die Runde: waagerecht, senkrecht oder schräg.
Die Farben sucht ihr euch aus: Rot, Blau, Grün oder Lila.`,
  'trio.rule.goal.try': 'Du bist Rot. Die Würfel zeigen 5 und 6. Wo bekommst du drei in einer Reihe?',
  'trio.rule.board.title': 'Das Brett',
  'trio.rule.board.text': `Das Brett hat neun Zeilen und neun Spalten. Auf dem Mal-Brett treffen sich Zeile 5 und Spalte 7 bei 5 × 7 = 35.
Auf dem Plus-Brett steht auf demselben Feld 5 + 7 = 12.`,
  'trio.rule.board.try': 'Tippe auf Felder und wechsle zwischen den Brettern.',
  'trio.rule.first.title': 'Wer beginnt',
  'trio.rule.first.text': `Alle werfen beide Würfel. Die höchste Summe beginnt. Wer gleichauf liegt, wirft noch einmal.
Die nächste Runde beginnt, wer links von der Person sitzt, die diese Runde begonnen hat, egal wer gewonnen hat.
Habt ihr mehrere Runden, könnt ihr auch etwas anderes ausmachen: Es beginnt, wer gewonnen oder wer verloren hat, oder ihr würfelt neu aus.`,
  'trio.rule.first.try': 'Würfle für Rot, dann für Blau.',
  'trio.rule.throw.title': 'Der Wurf',
  'trio.rule.throw.text': `Zwei Würfel, jeder mit den Zahlen 0 bis 9. Eine Runde beginnt mit leerem Brett. Beim ersten Wurf einer Runde wirfst du beide Würfel.
Die Würfel bleiben liegen. Von nun an darfst du beide werfen, oder einen liegen lassen und nur den anderen werfen. Wer ihn geworfen hat, ist egal.
Danach ist dran, wer links von dir sitzt.`,
  'trio.rule.throw.try':
    'Würfle und setze für Rot, dann für Blau. Ab dem zweiten Wurf kannst du einen Würfel behalten: Tippe ihn an.',
  'trio.rule.zero.title': 'Die 0',
  'trio.rule.zero.text': `Eine 0 auf einem der Würfel, und dein Zug ist verloren. Zwei Nullen sind auch nicht besser.
Eine 0 kann nicht liegen bleiben: Sie zeigt nirgendwohin, denn es gibt keine Zeile 0 und keine Spalte 0. Den anderen Würfel darf behalten, wer als Nächstes dran ist, sogar nach dem allerersten Wurf.`,
  'trio.rule.zero.try': 'Würfle für Rot. Tippe dann auf die 0: Kann Blau sie behalten?',
  'trio.rule.place.title': 'Eine Figur setzen',
  'trio.rule.place.text': `Die Würfel zeigen auf zwei Felder: 3 und 6 auf 3×6 und auf 6×3. Nimm eins, das frei ist. Das ist Pflicht, aber du wählst, welches.
Auf einem Feld steht nur eine Figur. Solange du Figuren in der Hand hast, setzt du eine neue.`,
  'trio.rule.place.try': 'Die Würfel zeigen 3 und 6. Tippe herum: Was ist erlaubt, und warum der Rest nicht?',
  'trio.rule.move.title': 'Eine Figur ziehen',
  'trio.rule.move.text':
    'Sind alle vier Figuren auf dem Brett? Dann zieht eine von ihnen auf das neue Feld. Du wählst, welche.',
  'trio.rule.move.try':
    'Die Würfel zeigen 6 und 7. Wähle eine Figur, dann ihr neues Feld. Schaffst du eine Reihe?',
  'trio.rule.taken.title': 'Beide Felder besetzt',
  'trio.rule.taken.text': `Ist keins der beiden Felder frei, ist dein Zug verloren.
Ein Pasch zeigt nur auf ein Feld. Ist es besetzt, ist der Zug verloren, und du würfelst nicht noch einmal.`,
  'trio.rule.taken.try': 'Wirf beide Würfel für Rot, dann beide für Blau. Es geht nicht gut aus.',
  'trio.rule.double.title': 'Ein Pasch',
  'trio.rule.double.text':
    'Beide Würfel zeigen dieselbe Zahl: Setze deine Figur und würfle noch einmal, mit einem Würfel oder beiden. Und bei jedem weiteren Pasch wieder.',
  'trio.rule.double.try': 'Zwei Dreien. Setze eine Figur auf 3×3 und mach weiter.',
  'trio.rule.double-kept.title': 'Pasch mit behaltenem Würfel',
  'trio.rule.double-kept.text':
    'Du behältst einen Würfel, und der andere fällt auf dieselbe Zahl. Das ist ein Pasch wie jeder andere: Setze deine Figur und würfle noch einmal.',
  'trio.rule.double-kept.try':
    'Die Würfel zeigen 7 und 2. Tippe einen an, damit er bleibt, und wirf den anderen. Setze deine Figur und mach weiter.',
  'trio.rule.junior.title': 'Stufe Junior',
  'trio.rule.junior.text': 'Es wird nichts gezählt. Die erste Dreierreihe gewinnt die Partie.',
  'trio.rule.junior.try': 'Die Würfel zeigen 7 und 5. Gewinne.',
  'trio.rule.counting.title': 'Stufe Mittel',
  'trio.rule.counting.text':
    'Wer die Runde gewinnt, zählt die drei Zahlen unter der Reihe zu den eigenen Punkten dazu. Dann wird das Brett für die nächste Runde geräumt.',
  'trio.rule.counting.try': 'Mach die Reihe 7×3, 7×4, 7×5. Wie viel ist sie wert?',
  'trio.rule.four.title': 'Vier in einer Reihe',
  'trio.rule.four.text': 'Auch vier in einer Reihe zählen wie drei: die drei mit der größten Summe.',
  'trio.rule.four.try': 'Schließ die Lücke in Zeile 4.',
  'trio.rule.expert.title': 'Stufe Experte',
  'trio.rule.expert.text': `Wer gewinnt, zählt die drei Zahlen zu den eigenen Punkten dazu. Danach verlieren alle anderen die höchste Zahl unter ihren Figuren.
Unter 0 fällt niemand. Das gilt auch in der letzten Runde.`,
  'trio.rule.expert.try':
    'Blau hat 84 Punkte und eine Figur auf 6×9. Mach deine Reihe und achte auf die Punkte.',
  'trio.rule.end.title': 'Das Ende der Partie',
  'trio.rule.end.text': `Auf den Stufen Mittel und Experte spielt ihr, bis jemand mehr als 200 Punkte hat. Wer das schafft, gewinnt. Genau 200 reichen nicht.
Ein anderes Ziel geht auch, wenn ihr es vorher ausmacht.`,
  'trio.rule.end.try': 'Hier ist das Ziel 120. Eine Reihe aus 40, 48 und 56 macht 144.',
  'trio.rule.length.title': 'Runden statt eines Ziels',
  'trio.rule.length.text': `Ihr könnt auch eine Anzahl Runden ausmachen. Nach der letzten gewinnt, wer die meisten Punkte hat. Liegen mehrere gleichauf vorn, spielt ihr weiter, bis jemand allein vorn liegt.
Auf der Stufe Junior könnt ihr drei oder fünf Runden spielen: Wer zuerst zwei oder drei davon gewinnt, gewinnt die Partie.`,
  'trio.rule.length.try': 'Hier spielt ihr nur eine Runde. Die Würfel zeigen 7 und 5. Gewinne.',
  'trio.rule.answer.title': 'Selbst rechnen',
  'trio.rule.answer.text': `Alle wählen selbst, wie viel Hilfe sie möchten: Die Felder leuchten, du suchst sie, oder du rechnest zuerst. Eine falsche Antwort kostet nichts: Versuch es noch einmal.
Ihr könnt auch ausmachen, dass eine falsche Antwort den Zug kostet. Dann kommt keine Figur aufs Brett, und links geht es weiter, auch nach einem Pasch.`,
  'trio.rule.answer.try': 'Die Würfel zeigen 7 und 8. Rechne es aus und setze deine Figur.',
  'trio.settled.highest-starts.point': '„Die höchste Zahl beginnt.“ Welche Zahl?',
  'trio.settled.highest-starts.reading': 'Die höchste Summe beider Würfel. Bei Gleichstand noch einmal.',
  'trio.settled.first-pawn.point': '„Beide Würfel“ für die erste Figur: Gilt das für alle?',
  'trio.settled.first-pawn.reading':
    'Nur für den ersten Wurf einer Runde. Danach darfst du einen Würfel behalten, auch für deine eigene erste Figur.',
  'trio.settled.opener-zero.point':
    'Der allererste Zug geht mit einer 0 verloren. Muss, wer als Nächstes dran ist, beide Würfel werfen?',
  'trio.settled.opener-zero.reading':
    'Nein. Der Eröffnungswurf ist vorbei, der andere Würfel darf liegen bleiben.',
  'trio.settled.which-row.point': 'Welcher Würfel ist die Zeile?',
  'trio.settled.which-row.reading': 'Du wählst. Auf beiden Feldern steht dieselbe Zahl.',
  'trio.settled.kept-double.point':
    'Ich behalte einen Würfel, und der andere fällt auf dieselbe Zahl. Ist das ein Pasch?',
  'trio.settled.kept-double.reading': 'Ja. Es zählt nur, was die Würfel zeigen.',
  'trio.settled.keep-zero.point': 'Darf eine 0 liegen bleiben?',
  'trio.settled.keep-zero.reading':
    'Nein. Eine 0 zeigt nirgendwohin: Es gibt keine Zeile 0 und keine Spalte 0.',
  'trio.settled.later-rounds.point': 'Wer beginnt die nächste Runde?',
  'trio.settled.later-rounds.reading': 'Es geht links herum, egal wer gewonnen hat.',
  'trio.settled.last-round.point': 'Experte: Verlieren die anderen auch in der letzten Runde Punkte?',
  'trio.settled.last-round.reading': 'Ja.',
  'trio.settled.four-in-row.point': 'Vier in einer Reihe: Welche drei zählen?',
  'trio.settled.four-in-row.reading': 'Die besten drei. Sie liegen immer nebeneinander.',
  'trio.settled.players.point': 'Wie viele können spielen?',
  'trio.settled.players.reading': 'Zwei bis vier.',
  'trio.settled.own-pawn.point': 'Auf dem Feld steht meine eigene Figur. Ist es frei?',
  'trio.settled.own-pawn.reading': 'Nein. Auch ein Feld mit deiner eigenen Figur ist besetzt.',
  'trio.settled.double-taken.point': 'Ein Pasch, dessen Feld besetzt ist: Darf ich noch einmal würfeln?',
  'trio.settled.double-taken.reading': 'Nein. Der Zug ist verloren.',
  'trio.guide.hello.do': 'Hallo! Du hast die roten Figuren.',
  'trio.guide.hello.why':
    'Drei deiner Figuren nebeneinander in einer Reihe gewinnen: waagerecht, senkrecht oder schräg. {name} hat die blauen.',
  'trio.guide.throw.do': 'Wirf beide Würfel.',
  'trio.guide.throw.why': 'Sie sagen, wohin deine Figur kommt.',
  'trio.guide.place.do': '4 und 5. Setze eine Figur auf 4×5 oder auf 5×4.',
  'trio.guide.place.why': 'Zwei Würfel zeigen auf zwei Felder, und beide sind 20. Nimm das, das dir gefällt.',
  'trio.guide.rival.do': 'Gut. Jetzt spielt {name}.',
  'trio.guide.rival.why': 'Für sie gelten dieselben Regeln.',
  'trio.guide.both.do': '{name} hat die 14 genommen. Wirf beide Würfel.',
  'trio.guide.both.why':
    'Die Würfel bleiben liegen. Du könntest die 2 oder die 7 behalten, aber keine führt in die Nähe deiner Figur.',
  'trio.guide.both.else': 'Das ist erlaubt. Aber keine der Zahlen hilft dir jetzt: Wirf beide.',
  'trio.guide.double.do': 'Ein Pasch! Setze eine Figur auf 5×5.',
  'trio.guide.double.why':
    'Beide Würfel zeigen 5, also gibt es nur ein Feld. Und nach einem Pasch würfelst du noch einmal.',
  'trio.guide.keep.do': 'Noch einmal! Tippe eine 5 an, damit sie bleibt, und wirf den anderen Würfel.',
  'trio.guide.keep.why':
    'Zwei Figuren stehen nebeneinander: {near} und 5×5. Mit einer 5 auf dem Tisch brauchst du eine 3 oder eine 6.',
  'trio.guide.keep.else': 'Du darfst beide werfen. Aber behalte eine 5: Sie führt zu deiner Reihe.',
  'trio.guide.third.do': 'Eine 8. Setze die Figur auf 8×5 oder 5×8.',
  'trio.guide.third.why':
    'Das ist noch nicht die Reihe, aber du musst ein Feld nehmen, auf das die Würfel zeigen.',
  'trio.guide.block.do': 'Jetzt {name}.',
  'trio.guide.block.why': 'Sie hat gemerkt, was du vorhast …',
  'trio.guide.five.do': '{name} sperrt {blocked}! Behalte die 5 und wirf den anderen Würfel.',
  'trio.guide.five.why': 'Ein Ende deiner Reihe ist zu, das andere ist offen: Mit einer 3 gewinnst du.',
  'trio.guide.five.else': 'Erlaubt, aber für deine Reihe brauchst du die 5. Behalte die.',
  'trio.guide.fourth.do': 'Eine 9. Setze deine vierte Figur auf 9×5 oder 5×9.',
  'trio.guide.fourth.why': 'Jetzt sind alle deine Figuren auf dem Brett. Von nun an ziehst du mit ihnen.',
  'trio.guide.zero.do': 'Lass {name} spielen.',
  'trio.guide.zero.why': 'Was wird sie würfeln?',
  'trio.guide.three.do': 'Eine 0: Ihr Zug ist verloren! Behalte die 3 und wirf den anderen Würfel.',
  'trio.guide.three.why': 'Eine 0 kann nicht liegen bleiben, aber die 3 ist genau richtig. Jetzt eine 5!',
  'trio.guide.three.else': 'Erlaubt, aber die 3 ist genau, was du brauchst. Behalte sie.',
  'trio.guide.move.do': 'Eine 5! Zieh eine Figur, die weit weg steht, auf {goal}.',
  'trio.guide.move.why':
    'Alle vier Figuren sind auf dem Brett, also zieht eine davon. Tippe erst die Figur an, dann das Feld. Lass {near} und 5×5 stehen.',
  'trio.guide.move.else':
    'Erlaubt, aber das gibt keine Reihe. Zieh eine Figur, die weit weg steht, auf {goal}.',
  'trio.guide.end.do': 'Du gewinnst! Drei in einer Reihe.',
  'trio.guide.end.why':
    'Auf den anderen Stufen werden die Zahlen unter der Reihe gezählt, und ihr spielt mehrere Runden.',
} as const satisfies Translation<typeof en>;
