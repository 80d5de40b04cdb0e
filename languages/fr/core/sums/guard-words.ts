import type { GuardWords } from '../../../../packages/core/src/locale/guard-words.ts';

/** Words of French that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'le la les l un une et ou puis aussi que',
  stop: String.raw`(?:entier|complet)e?s|prochaine?s?|a pied|films?(?! de \d)|jusqu'?a (?=\d+ ?%)|^l'? ?(?=\d+\/\d)|quelques|plusieurs|jour de la semaine|a\.r\.|va-et-vient|rentr\p{L}+|reven\p{L}+|retourn\p{L}+|aller[- ](?:et[- ])?retours?|retours?|a\/r|(?:les )?deux (?:cotes|faces)|recto[- ]verso|(?:\d|une|deux|trois) couches?|autres?|moitie prix|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? (?:au|a|et) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|week-?ends?|(?:jours )?ouvrables|ouvres|sauf|excepte|fisca(?:l|le|ux|les)|pauses?|(?:^|il est )a \S+ h(?:eures?)?|il est`,
  net: 'nets?|nettes?|(?:apres|avant|hors) (?:les )?impots?|impots deduits|ht|ttc|(?:hors|sans) (?:la |les )?(?:tva|taxes?)|toutes taxes comprises',
  ordinal: 'deuxiemes?|troisiemes?|seconde?s?|[23]e(?:me)?',
  like: String.raw`comme|semble\p{L}*`,
  howMany: 'combien|nombre de',
  several: 'cents|millions|milliards|billions|trillions|douzaines|paires',
  kept: String.raw`triple|quadruple|fois|double\p{L}*|multipli\p{L}+|divise\p{L}*|dixieme\p{L}*|manque\p{L}*|moitie|sans|chaque|pas|jamais|non|rien|ni`,
  moves: String.raw`gagn\p{L}*|touch\p{L}*|rec(?:ois|oit|u|us)|do(?:is|it)|dette\p{L}*|pay\p{L}*|paie|depens\p{L}*|pret\p{L}*|rembours\p{L}*|retir\p{L}*|salaire|budget|epargn\p{L}*|solde|caution|avais|avait|reste\p{L}*|manqu\p{L}*|coutait|valait|avant|etait|etaient|vend\p{L}*|perd\p{L}*`,
  total: '(?:au |le )?total|en tout|ensemble|somme|le tout',
  side: String.raw`larg(?:e|eur)|haut|hauteur|long|longueur|base|cotes?|profond\p{L}*`,
  screen: String.raw`\p{L}*phones?|tele|televis(?:ion|eur)s?|tv|ecrans?|moniteurs?|ordinateur|portable|tablette|projecteur`,
  flat: "aire|surface|superficie|perimetre|circonference|volume|hypotenuse|diagonale d[eu']",
  people:
    'personnes?|ami[es]{0,2}|convives|tasses?|verres?|assiettes?|enfants|adultes|invites|passagers|places|portions?|parts?|tete',
  food: 'recette|pate|viande|riz|farine|pates|repas',
  least: 'au (?:moins|plus|maximum)',
  bound: String.raw`(?:plus|moins) d[e']|(?:en|au)[- ]des(?:sous|sus) d[e']|(?:inferieur|superieur)e?s? a|(?:le|la|les)?quel(?:le)?s? (?:\p{L}+ )?(?:le |la )?(?:plus|moins|meilleur|pire)(?! (?:d|ou ))|qu'?est[- ]ce qui \p{L}+ (?:le |la )?(?:plus|moins)(?! (?:d|ou ))`,
  whose: 'marks?|marcs?|escudos?|sc?hillings?|francs?|lires?|thunes?',
  warmer: String.raw`(?:de|en) (?:plus|moins)|plus (?:chaud|froid|haut|bas|eleve)e?s?|augment\p{L}*|haus\p{L}*|baiss\p{L}*|mont(?:e|ee|er|ait)|chut\p{L}*|descen\p{L}*|ecarts?|difference|variation|rechauff\p{L}*|refroidi\p{L}*|perdu|gagne`,
  other: {
    temperature: String.raw`angles?|pente|latitude|vins?|bieres?|rhums?|liqueurs?|alcools?|roues?|pneus?|velos?|est de|seisme|echelle|whisk\p{L}*|vodka|gin`,
    size: 'climatiseurs?|clim|papiers?|feuilles?|appartements?|apparts?|studios?',
    cv: 'voitures?|autos?|automobiles?|vehicules?|bagnoles?|citadines?|impots?|taxes?|carte grise|courses?|selle|trait',
    mi: String.raw`mer|voiliers?|bateaux?|navi\p{L}*`,
    in: 'tuyaux?|tub(?:e|age)s?',
    st: '(?:de|en|a la) pierre',
    ft: 'biche|cochon|tomates?|page',
    bar: 'tabac',
    number: '(?:tension|pression)(?: arterielle)?',
    volume: 'pese(?:nt)?|poids|lourde?s?',
  },
};
