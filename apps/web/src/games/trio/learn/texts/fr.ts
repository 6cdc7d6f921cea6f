import type { Translation } from '../../../../base/i18n/translation.ts';
import type en from './en.ts';

export default {
  'trio.rule.goal.title': 'Le but du jeu',
  'trio.rule.goal.text': `On joue à deux, à trois ou à quatre. Chacun a quatre pions de sa couleur.
Aligne trois de tes pions côte à côte, et tu gagnes la manche : à l’horizontale, à la verticale ou en diagonale.
Choisissez vos couleurs : rouge, bleu, vert ou violet.`,
  'trio.rule.goal.try': 'Tu es rouge. Les dés montrent 5 et 6. Où peux-tu en aligner trois ?',
  'trio.rule.board.title': 'Le plateau',
  'trio.rule.board.text': `Le plateau a neuf lignes et neuf colonnes. Sur le plateau « fois », la ligne 5 et la colonne 7 se croisent en 5 × 7 = 35.
Sur le plateau « plus », la même case montre 5 + 7 = 12.`,
  'trio.rule.board.try': 'Touche des cases, et change de plateau.',
  'trio.rule.first.title': 'Qui commence',
  'trio.rule.first.text': `Chacun lance les deux dés. Le plus grand total commence. En cas d’égalité, ceux qui sont en tête relancent.
Le voisin de gauche de celui qui a commencé commence la manche suivante, peu importe qui a gagné.
S’il y a plusieurs manches, vous pouvez aussi convenir d’autre chose : c’est le gagnant qui commence, ou le perdant, ou vous relancez les dés.`,
  'trio.rule.first.try': 'Lance pour rouge, puis pour bleu.',
  'trio.rule.throw.title': 'Le lancer',
  'trio.rule.throw.text': `Deux dés, chacun avec les chiffres de 0 à 9. Une manche commence avec un plateau vide. Au premier lancer d’une manche, on lance les deux dés.
Les dés restent sur la table. Ensuite, tu peux lancer les deux, ou en garder un tel qu’il est et ne lancer que l’autre. Peu importe qui l’a lancé.
Puis c’est au tour de ton voisin de gauche.`,
  'trio.rule.throw.try':
    'Lance et pose pour rouge, puis pour bleu. Dès le deuxième lancer tu peux garder un dé : touche-le.',
  'trio.rule.zero.title': 'Le 0',
  'trio.rule.zero.text': `Un 0 sur l’un des dés, et ton tour est perdu. Deux zéros ne valent pas mieux.
On ne peut pas garder un 0 : il n’indique aucune case, car il n’y a ni ligne 0 ni colonne 0. Le joueur suivant peut garder l’autre dé, même après le tout premier lancer.`,
  'trio.rule.zero.try': 'Lance pour rouge. Puis touche le 0 : bleu peut-il le garder ?',
  'trio.rule.place.title': 'Poser un pion',
  'trio.rule.place.text': `Les dés indiquent deux cases : 3 et 6 indiquent 3×6 et 6×3. Prends-en une qui est libre. C’est obligatoire, mais tu choisis laquelle.
Il n’y a qu’un pion par case. Tant que tu as des pions en main, poses-en un nouveau.`,
  'trio.rule.place.try':
    'Les dés montrent 3 et 6. Touche un peu partout : qu’est-ce qui est permis, et pourquoi pas le reste ?',
  'trio.rule.move.title': 'Déplacer un pion',
  'trio.rule.move.text':
    'Tes quatre pions sont sur le plateau ? Alors l’un d’eux va sur la nouvelle case. Tu choisis lequel.',
  'trio.rule.move.try':
    'Les dés montrent 6 et 7. Choisis un pion, puis sa nouvelle case. Fais-tu un alignement ?',
  'trio.rule.taken.title': 'Les deux cases prises',
  'trio.rule.taken.text': `Si aucune des deux cases n’est libre, ton tour est perdu.
Un double n’indique qu’une case. Si elle est prise, le tour est perdu, et tu ne relances pas.`,
  'trio.rule.taken.try': 'Lance les deux dés pour rouge, puis les deux pour bleu. Ça va mal finir.',
  'trio.rule.double.title': 'Un double',
  'trio.rule.double.text':
    'Les deux dés montrent le même nombre : pose ton pion et relance, un dé ou les deux. Et ainsi de suite à chaque nouveau double.',
  'trio.rule.double.try': 'Deux 3. Pose un pion sur 3×3 et continue.',
  'trio.rule.double-kept.title': 'Un double avec un dé gardé',
  'trio.rule.double-kept.text':
    'Tu gardes un dé, et l’autre tombe sur le même nombre. C’est un double comme un autre : pose ton pion et relance.',
  'trio.rule.double-kept.try':
    'Les dés montrent 7 et 2. Touche un dé pour le garder et lance l’autre. Pose ton pion et continue.',
  'trio.rule.junior.title': 'Niveau junior',
  'trio.rule.junior.text': 'On ne compte rien. Le premier alignement de trois gagne la partie.',
  'trio.rule.junior.try': 'Les dés montrent 7 et 5. Gagne.',
  'trio.rule.counting.title': 'Niveau intermédiaire',
  'trio.rule.counting.text':
    'Celui qui gagne la manche ajoute les trois nombres sous l’alignement à ses points. Puis on vide le plateau pour la manche suivante.',
  'trio.rule.counting.try': 'Fais l’alignement 7×3, 7×4, 7×5. Combien vaut-il ?',
  'trio.rule.four.title': 'Quatre alignés',
  'trio.rule.four.text':
    'Même quatre pions alignés comptent pour trois : les trois avec la plus grande somme.',
  'trio.rule.four.try': 'Bouche le trou dans la ligne 4.',
  'trio.rule.expert.title': 'Niveau expert',
  'trio.rule.expert.text': `Le gagnant ajoute les trois nombres à ses points. Puis tous les autres perdent le plus grand nombre sous leurs pions.
Personne ne descend sous 0. Cela vaut aussi pour la dernière manche.`,
  'trio.rule.expert.try': 'Bleu a 84 points et un pion sur 6×9. Fais ton alignement et regarde les points.',
  'trio.rule.end.title': 'La fin de la partie',
  'trio.rule.end.text': `Aux niveaux intermédiaire et expert, on joue jusqu’à ce que quelqu’un ait plus de 200 points. Cette personne gagne. 200 tout rond ne suffit pas.
Un autre score convient aussi, si vous vous mettez d’accord avant.`,
  'trio.rule.end.try': 'Ici, il faut dépasser 120. Un alignement de 40, 48 et 56 fait 144.',
  'trio.rule.length.title': 'Des manches au lieu d’un score',
  'trio.rule.length.text': `Vous pouvez aussi convenir d’un nombre de manches. Après la dernière, le score le plus haut gagne. En cas d’égalité en tête, vous continuez, manche après manche, jusqu’à ce que quelqu’un soit seul en tête.
Au niveau junior, vous pouvez jouer en trois ou cinq manches : le premier qui en gagne deux ou trois gagne la partie.`,
  'trio.rule.length.try': 'Ici on joue une seule manche. Les dés montrent 7 et 5. Gagne.',
  'trio.rule.answer.title': 'Calculer soi-même',
  'trio.rule.answer.text': `Chacun choisit son aide : les cases brillent, tu les cherches, ou tu calcules d’abord. Une mauvaise réponse ne coûte rien : essaie encore.
Vous pouvez aussi convenir qu’une mauvaise réponse coûte le tour. Alors, on ne pose pas de pion, et c’est au voisin de gauche, même après un double.`,
  'trio.rule.answer.try': 'Les dés montrent 7 et 8. Calcule, puis pose ton pion.',
  'trio.settled.highest-starts.point': '« Le plus grand nombre commence. » Quel nombre ?',
  'trio.settled.highest-starts.reading': 'Le plus grand total des deux dés. En cas d’égalité, on relance.',
  'trio.settled.first-pawn.point': '« Les deux dés » pour le premier pion : est-ce que ça vaut pour chacun ?',
  'trio.settled.first-pawn.reading':
    'Seulement pour le premier lancer d’une manche. Ensuite, tu peux garder un dé, même pour ton premier pion à toi.',
  'trio.settled.opener-zero.point':
    'Le tout premier tour est perdu à cause d’un 0. Le suivant doit-il lancer les deux dés ?',
  'trio.settled.opener-zero.reading': 'Non. Le lancer d’ouverture est passé, l’autre dé peut être gardé.',
  'trio.settled.which-row.point': 'Quel dé donne la ligne ?',
  'trio.settled.which-row.reading': 'Tu choisis. Les deux cases ont le même nombre.',
  'trio.settled.kept-double.point': 'Je garde un dé, et l’autre tombe sur le même nombre. Est-ce un double ?',
  'trio.settled.kept-double.reading': 'Oui. Seul compte ce que montrent les dés.',
  'trio.settled.keep-zero.point': 'Peut-on garder un 0 ?',
  'trio.settled.keep-zero.reading': 'Non. Un 0 n’indique aucune case : il n’y a ni ligne 0 ni colonne 0.',
  'trio.settled.later-rounds.point': 'Qui commence la manche suivante ?',
  'trio.settled.later-rounds.reading': 'Ça tourne vers la gauche, peu importe qui a gagné.',
  'trio.settled.last-round.point': 'Expert : les autres perdent-ils aussi des points à la dernière manche ?',
  'trio.settled.last-round.reading': 'Oui.',
  'trio.settled.four-in-row.point': 'Quatre alignés : lesquels comptent ?',
  'trio.settled.four-in-row.reading': 'Les trois meilleurs. Ils se touchent toujours.',
  'trio.settled.players.point': 'À combien peut-on jouer ?',
  'trio.settled.players.reading': 'De deux à quatre.',
  'trio.settled.own-pawn.point': 'Mon propre pion est sur la case. Est-elle libre ?',
  'trio.settled.own-pawn.reading': 'Non. Une case avec ton propre pion est prise, elle aussi.',
  'trio.settled.double-taken.point': 'Un double dont la case est prise : puis-je relancer ?',
  'trio.settled.double-taken.reading': 'Non. Le tour est perdu.',
  'trio.guide.hello.do': 'Bonjour ! Tu as les pions rouges.',
  'trio.guide.hello.why':
    'Aligne trois de tes pions côte à côte pour gagner : à l’horizontale, à la verticale ou en diagonale. {name} a les bleus.',
  'trio.guide.throw.do': 'Lance les deux dés.',
  'trio.guide.throw.why': 'Ils disent où va ton pion.',
  'trio.guide.place.do': '4 et 5. Pose un pion sur 4×5 ou sur 5×4.',
  'trio.guide.place.why': 'Deux dés indiquent deux cases, et les deux font 20. Prends celle qui te plaît.',
  'trio.guide.rival.do': 'Bien. Maintenant, {name} joue.',
  'trio.guide.rival.why': 'Avec les mêmes règles que toi.',
  'trio.guide.both.do': '{name} a pris le 14. Lance les deux dés.',
  'trio.guide.both.why':
    'Les dés restent sur la table. Tu pourrais garder le 2 ou le 7, mais aucun ne mène près de ton pion.',
  'trio.guide.both.else': 'C’est permis. Mais aucun des deux ne t’aide maintenant : lance les deux.',
  'trio.guide.double.do': 'Un double ! Pose un pion sur 5×5.',
  'trio.guide.double.why':
    'Les deux dés montrent 5, il n’y a donc qu’une case. Et après un double, tu relances.',
  'trio.guide.keep.do': 'Encore ! Touche un 5 pour le garder, puis lance l’autre dé.',
  'trio.guide.keep.why':
    'Deux pions sont côte à côte : {near} et 5×5. Avec un 5 sur la table, il te faut un 3 ou un 6.',
  'trio.guide.keep.else': 'Tu peux lancer les deux. Mais garde un 5 : il mène à ton alignement.',
  'trio.guide.third.do': 'Un 8. Pose le pion sur 8×5 ou 5×8.',
  'trio.guide.third.why':
    'Ce n’est pas encore l’alignement, mais tu dois prendre une case que les dés indiquent.',
  'trio.guide.block.do': 'À {name} maintenant.',
  'trio.guide.block.why': 'Elle a vu ce que tu prépares…',
  'trio.guide.five.do': '{name} bloque {blocked} ! Garde le 5 et lance l’autre dé.',
  'trio.guide.five.why': 'Un bout de ton alignement est fermé, l’autre est ouvert : avec un 3, tu gagnes.',
  'trio.guide.five.else': 'Permis, mais il te faut le 5 pour ton alignement. Garde celui-là.',
  'trio.guide.fourth.do': 'Un 9. Pose ton quatrième pion sur 9×5 ou 5×9.',
  'trio.guide.fourth.why': 'Maintenant, tous tes pions sont sur le plateau. À partir de là, tu les déplaces.',
  'trio.guide.zero.do': 'Laisse {name} jouer.',
  'trio.guide.zero.why': 'Que va-t-elle lancer ?',
  'trio.guide.three.do': 'Un 0 : son tour est perdu ! Garde le 3 et lance l’autre dé.',
  'trio.guide.three.why':
    'On ne peut pas garder un 0, mais le 3 est juste ce qu’il te faut. Maintenant un 5 !',
  'trio.guide.three.else': 'Permis, mais le 3 est juste ce qu’il te faut. Garde-le.',
  'trio.guide.move.do': 'Un 5 ! Déplace un pion éloigné vers {goal}.',
  'trio.guide.move.why':
    'Les quatre pions sont sur le plateau, l’un d’eux se déplace donc. Touche d’abord le pion, puis la case. Laisse {near} et 5×5 où ils sont.',
  'trio.guide.move.else':
    'Permis, mais ce n’est pas un alignement. Déplace un des pions éloignés vers {goal}.',
  'trio.guide.end.do': 'Tu gagnes ! Trois pions alignés.',
  'trio.guide.end.why':
    'Aux autres niveaux, on compte les nombres sous l’alignement, et on joue plusieurs manches.',
} as const satisfies Translation<typeof en>;
