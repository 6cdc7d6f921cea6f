export const room = {
  'room.promise': 'Promesse des dés {start}…',
  'room.promise.title': 'La promesse des dés',
  'room.promise.what':
    'Avant que quelqu’un s’assoie, la table a choisi un très long nombre secret. Tous ses lancers en viennent. Voici l’empreinte de ce nombre. Elle ne révèle rien, mais personne ne peut trouver un autre nombre avec la même. La table ne peut donc plus changer son secret.',
  'room.promise.seed':
    'Ensuite, le navigateur de chacun ajoute des lettres et des chiffres à lui. La table ne les connaissait pas en faisant sa promesse : elle ne pouvait pas choisir des lancers qui arrangent quelqu’un.',
  'room.promise.mine': 'Ajouté par ton navigateur',
  'room.promise.later':
    'Après la partie, la table dit son secret, et « Vérifier les dés » recalcule chaque lancer. Si tu veux, copie l’empreinte maintenant et compare-la à ce moment-là.',
  'room.promise.fingerprint': 'Empreinte',
  'room.promise.copy': 'Copier l’empreinte',
};
