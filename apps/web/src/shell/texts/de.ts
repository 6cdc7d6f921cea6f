import type { Translation } from '../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'about.title': 'Über Abacow',
  'about.lead': 'Zwei Würfelspiele mit Papier, Figuren und einer guten Portion Glück.',
  'about.authors': 'Wer die Spiele erfunden hat',
  'about.cowpath':
    'Cowpath folgt den Regeln eines Spiels mit Stift und Papier von {author}, {year} unter anderem Namen erschienen.',
  'about.trio':
    'Trio folgt den Regeln eines Brettspiels von {author}, {year} unter anderem Namen erschienen.',
  'about.ours': 'Was von uns kommt',
  'about.ours.text':
    'Die Namen, die Texte, die Blätter mit ihrer Mischung der Zeichen, die Kuh und alle anderen Zeichnungen, die Geräusche, die Computerspieler und das Programm. Mit den Autoren und ihren Verlagen haben wir nichts zu tun.',
  'about.dice': 'Ehrliche Würfel',
  'about.dice.text':
    'Vor der Partie legt ein Geheimnis alle Würfe fest, und sein Fingerabdruck wird notiert. Nach der Partie wird es verraten: So lässt sich jeder Wurf nachprüfen. Die Computerspieler sehen nur, was auf dem Tisch liegt.',
  'about.dice.learning':
    'Die Würfel wissen nicht, was du schon rechnen kannst und was du noch lernst. Sie wählen nie eine Zahl, weil du sie üben solltest.',
  'about.dice.check': 'Waren die Würfel einer Partie ehrlich?',
  'about.privacy': 'Was auf deinem Gerät bleibt',
  'about.privacy.text':
    'Partien an einem Bildschirm und gegen den Computer bleiben in diesem Browser. Spielst du online, bekommt der Dienst den Namen, den du wählst, deine Züge und die Sprüche, die du antippst; er speichert die Partien und deine Spielstärke, und an einem öffentlichen Tisch können alle zuschauen. Deinen Namen und alles, was dazugehört, kannst du auf der Seite „Du“ löschen. Keine Anmeldung, keine Werbung, kein Tracking.',
  'about.licences': 'Lizenzen',
  'about.licences.all': 'Die Texte aller Lizenzen',
  'about.licences.text': 'Abacow ist freie Software unter der MIT-Lizenz. Es baut darauf auf:',
} as const satisfies Translation<typeof en>;
