import type { Words } from '../shape.ts';

export const cowpathGuide: Words['cowpathGuide'] = {
  hello: {
    do: 'Bonjour ! Tu joues les croix.',
    why: 'Tes trois départs sont dans les coins en haut et au milieu en bas. Relie-les par un chemin de tes cases, avant que {name} ne relie les ronds.',
    else: '',
  },
  throw: {
    do: 'Lance les cinq dés.',
    why: 'Ce qui est sur la table décide quelle case tu peux cocher.',
    else: '',
  },
  cows: {
    do: 'Deux vaches ! Coche la vache encadrée, d2.',
    why: 'Deux vaches suffisent pour une case vache. d2 touche ton départ dans le coin.',
    else: 'C’est permis. Mais commence près de ton coin : coche la vache encadrée.',
  },
  rival: {
    do: 'Bravo. Maintenant {name} joue.',
    why: 'Il lui faut trois fois le même nombre, ou deux vaches, comme à toi.',
    else: '',
  },
  again: {
    do: '{name} avait trois 2 et a entouré d5. Lance !',
    why: 'C’est de nouveau ton tour, avec les cinq dés.',
    else: '',
  },
  keep: {
    do: 'Touche les deux 3 pour les garder, puis relance les trois autres.',
    why: 'Pour un nombre il en faut trois pareils. Tu as trois lancers par tour ; c’était le premier.',
    else: 'Tu pourrais. Mais cette fois, garde seulement les deux 3.',
  },
  'keep-on': {
    do: 'Pas encore. Garde les 3 et relance.',
    why: 'Il reste un lancer. Les 3 sont toujours gardés.',
    else: 'Tu pourrais. Mais cette fois, garde seulement les deux 3.',
  },
  three: {
    do: 'Trois 3 ! Coche le 3 encadré, c4.',
    why: 'c4 touche ton départ en bas. Tu peux cocher partout, mais près de tes cases, c’est le mieux.',
    else: 'C’est aussi un 3, mais il n’aide pas ton chemin. Coche c4.',
  },
  unlucky: { do: 'Parfait. Laisse jouer {name}.', why: 'La chance n’aide pas toujours…', else: '' },
  third: {
    do: 'Trois lancers et rien ! À toi : lance.',
    why: 'S’il n’y a rien à cocher après trois lancers, le tour est fini.',
    else: '',
  },
  gamble: {
    do: 'Trois vaches. Garde-les et relance les deux autres.',
    why: 'Tu peux cocher une vache tout de suite. Mais une quatrième vache fait un carré, et un carré donne un tour bonus !',
    else: 'Permis, mais pas le mieux ici. Garde les trois vaches et relance les deux autres, ou coche la vache du milieu.',
  },
  quad: {
    do: 'Un carré ! Coche la vache du milieu, c3.',
    why: 'Elle relie tes deux marques, et avec elles deux de tes départs. Et tu continues.',
    else: 'Permis. Mais la vache du milieu relie ce que tu as. Coche celle-là.',
  },
  bonus: {
    do: 'Tour bonus : relance les cinq dés.',
    why: 'Dans un tour bonus, ta marque doit toucher la dernière, au milieu. Ces cases sont éclairées.',
    else: '',
  },
  second: {
    do: 'Encore quatre vaches ! Coche la vache encadrée, b4.',
    why: 'Elle touche ta dernière marque et gêne {name} : son coin en bas à gauche n’a plus qu’une sortie.',
    else: 'Permis, mais tu perds alors le tour bonus. Coche la vache encadrée.',
  },
  early: {
    do: 'Bien aussi : c3 relie ce que tu as. À {name} maintenant.',
    why: 'Avec trois vaches, le tour est fini. Une quatrième aurait donné un tour bonus.',
    else: '',
  },
  fourth: {
    do: '{name} a entouré e4. Lance !',
    why: 'C’est de nouveau ton tour, avec les cinq dés.',
    else: '',
  },
  late: {
    do: 'Quatre vaches, un carré ! Coche la vache encadrée, b4.',
    why: 'Elle donne un tour bonus et gêne {name} : son coin en bas à gauche n’a plus qu’une sortie.',
    else: 'Permis, mais tu perds alors le tour bonus. Coche la vache encadrée.',
  },
  beside: {
    do: 'Tour bonus : relance les cinq dés.',
    why: 'Cette fois, ta marque doit toucher b4. Ces cases sont éclairées.',
    else: '',
  },
  wall: {
    do: 'Trois 2 ! Coche a4 et bloque {name}.',
    why: 'C’est permis, et cela fait partie du jeu : plus aucun chemin ne sort de son coin.',
    else: 'Permis, mais a4 est mieux : cette case bloque {name}. Coche le 2 encadré.',
  },
  walled: {
    do: '{name} est bloquée ! Elle continue quand même.',
    why: 'Elle ne peut plus gagner. Mais si elle te bloque aussi, c’est l’égalité.',
    else: '',
  },
  home: {
    do: '{name} a entouré e3. Lance !',
    why: 'Il ne manque plus qu’une case.',
    else: '',
  },
  last: {
    do: 'Trois 5 ! Lequel relie ton dernier départ ?',
    why: 'Cherche le 5 à côté de ton coin en haut à gauche.',
    else: 'Permis, mais là le chemin reste ouvert. Le 5 encadré atteint ton coin.',
  },
  end: {
    do: 'Tu gagnes ! Tes trois départs sont reliés.',
    why: 'Tu sais tout. Une vraie feuille a sept cases sur sept, et personne n’y joue aussi doucement que {name} aujourd’hui.',
    else: '',
  },
};

export const trioGuide: Words['trioGuide'] = {
  hello: {
    do: 'Bonjour ! Tu as les pions rouges.',
    why: 'Trois de tes pions côte à côte sur une ligne gagnent : à l’horizontale, à la verticale ou en diagonale. {name} a les bleus.',
    else: '',
  },
  throw: { do: 'Lance les deux dés.', why: 'Ils disent où va ton pion.', else: '' },
  place: {
    do: '4 et 5. Pose un pion sur 4×5 ou sur 5×4.',
    why: 'Deux dés indiquent deux cases, et les deux font 20. Prends celle qui te plaît.',
    else: '',
  },
  rival: { do: 'Bien. Maintenant {name} joue.', why: 'Avec les mêmes règles que toi.', else: '' },
  both: {
    do: '{name} a pris le 14. Lance les deux dés.',
    why: 'Les dés restent sur la table. Tu pourrais garder le 2 ou le 7, mais aucun ne mène près de ton pion.',
    else: 'C’est permis. Mais aucun des deux ne t’aide maintenant : lance les deux.',
  },
  double: {
    do: 'Un double ! Pose un pion sur 5×5.',
    why: 'Les deux dés montrent 5, il n’y a donc qu’une case. Et après un double, tu relances.',
    else: '',
  },
  keep: {
    do: 'Encore ! Touche un 5 pour le garder, puis lance l’autre dé.',
    why: 'Deux pions sont côte à côte : {near} et 5×5. Avec un 5 sur la table, il te faut un 3 ou un 6.',
    else: 'Tu peux lancer les deux. Mais garde un 5 : il mène à ton alignement.',
  },
  third: {
    do: 'Un 8. Pose le pion sur 8×5 ou 5×8.',
    why: 'Ce n’est pas encore l’alignement, mais tu dois prendre une case que les dés indiquent.',
    else: '',
  },
  block: { do: 'À {name} maintenant.', why: 'Elle a vu ce que tu prépares…', else: '' },
  five: {
    do: '{name} bloque {blocked} ! Garde le 5 et lance l’autre dé.',
    why: 'Un bout de ta ligne est fermé, l’autre est ouvert : avec un 3 tu gagnes.',
    else: 'Permis, mais il te faut le 5 pour ta ligne. Garde celui-là.',
  },
  fourth: {
    do: 'Un 9. Pose ton quatrième pion sur 9×5 ou 5×9.',
    why: 'Maintenant tous tes pions sont sur le plateau. À partir de là, tu les déplaces.',
    else: '',
  },
  zero: { do: 'Laisse jouer {name}.', why: 'Que va-t-elle lancer ?', else: '' },
  three: {
    do: 'Un 0 : son tour est perdu ! Garde le 3 et lance l’autre dé.',
    why: 'On ne peut pas garder un 0, mais le 3 est juste ce qu’il te faut. Maintenant un 5 !',
    else: 'Permis, mais le 3 est juste ce qu’il te faut. Garde-le.',
  },
  move: {
    do: 'Un 5 ! Déplace un pion éloigné vers {goal}.',
    why: 'Les quatre pions sont sur le plateau, l’un d’eux se déplace donc. Touche d’abord le pion, puis la case. Laisse {near} et 5×5 où ils sont.',
    else: 'Permis, mais ce n’est pas un alignement. Déplace un des pions éloignés vers {goal}.',
  },
  end: {
    do: 'Tu gagnes ! Trois pions alignés.',
    why: 'Aux autres niveaux, on compte les nombres sous l’alignement, et on joue plusieurs manches.',
    else: '',
  },
};
