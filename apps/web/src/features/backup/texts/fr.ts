import type { Translation } from '../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'backup.title': 'Tes parties sur cet appareil',
  'backup.text':
    'Parties, joueurs, réponses d’entraînement, exercices et réglages restent sur cet appareil. Enregistre-les dans un fichier pour en garder une copie ou les emporter sur un autre appareil. Lire un fichier ajoute ce qui manque ; rien n’est remplacé.',
  'backup.export': 'Enregistrer un fichier',
  'backup.import': 'Lire un fichier',
  'backup.working': 'Un instant…',
  'backup.saved': { one: 'Enregistré : {count} élément.', other: 'Enregistré : {count} éléments.' },
  'backup.damaged': {
    one: '{count} élément abîmé n’est pas dans le fichier.',
    other: '{count} éléments abîmés ne sont pas dans le fichier.',
  },
  'backup.imported': { one: 'Lu : {count} nouvel élément.', other: 'Lu : {count} nouveaux éléments.' },
  'backup.refused': 'Ce fichier n’a pas été lu, et rien n’a changé.',
  'backup.fault.cut': 'Il manque la fin. Copie-le ou télécharge-le encore une fois.',
  'backup.fault.changed': 'Il a été abîmé ou modifié en route. Copie-le ou télécharge-le encore une fois.',
  'backup.fault.foreign': 'Il n’a pas été enregistré ici.',
  'backup.fault.newer': 'Il vient d’une version plus récente d’Abacow. Recharge la page pour l’obtenir.',
  'backup.fault.part': 'Une partie est abîmée.',
  'backup.failed': 'Le navigateur n’a pas réussi. Rien n’a changé ; il n’y a peut-être plus de place.',
  'backup.online':
    'Ton nom en ligne n’est pas dans le fichier, car il servirait de mot de passe. Sur la page « Toi », tu peux l’emporter sur un autre appareil.',
  'backup.persistence.kept': 'Le navigateur garde tout cela, même quand la place manque.',
  'backup.persistence.not-kept': 'Le navigateur peut effacer tout cela quand la place manque.',
  'backup.persist': 'Demander au navigateur de le garder',
  'backup.delete': 'Tout supprimer',
  'backup.delete.title': 'Tout supprimer sur cet appareil ?',
  'backup.delete.text':
    'Toutes les parties, les joueurs, les réponses d’entraînement, les exercices et les réglages. Ton nom en ligne reste ; tu peux le supprimer sur la page « Toi ».',
  'backup.delete.yes': 'Tout supprimer',
  'backup.delete.no': 'Tout garder',
  'backup.delete.again': 'Vraiment tout ?',
  'backup.delete.again.text': 'Ce sera perdu pour toujours, sauf si tu l’as enregistré dans un fichier.',
  'backup.delete.again.yes': 'Oui, supprimer',
} as const satisfies Translation<typeof en>;
