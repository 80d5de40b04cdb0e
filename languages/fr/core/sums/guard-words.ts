import type { GuardWords } from '../../../../packages/core/src/locale/language.ts';

/** Words of French that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'le la les l un une et ou puis aussi que',
  stop: String.raw`a\.r\.|va-et-vient|rentr\p{L}+|reven\p{L}+|retourn\p{L}+|aller[- ](?:et[- ])?retours?|retours?|a\/r|(?:les )?deux (?:cotes|faces)|recto[- ]verso|(?:\d|une|deux|trois) couches?|autres?|moitie prix|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? (?:au|a|et) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|week-?ends?|(?:jours )?ouvrables|ouvres|sauf|excepte|fisca(?:l|le|ux|les)|pauses?|(?:^|il est )a \S+ h(?:eures?)?|il est`,
  net: 'nets?|nettes?|(?:apres|avant|hors) (?:les )?impots?|impots deduits',
  howMany: 'combien',
  kept: String.raw`triple|quadruple|fois|double\p{L}*|multipli\p{L}+|divise\p{L}*|dixieme\p{L}*|manque\p{L}*|moitie|sans|chaque|pas|jamais|non|rien|ni`,
  moves: String.raw`gagn\p{L}*|touch\p{L}*|rec(?:ois|oit|u|us)|do(?:is|it)|dette\p{L}*|pay\p{L}*|paie|depens\p{L}*|pret\p{L}*|rembours\p{L}*|retir\p{L}*|salaire|budget|epargn\p{L}*|solde|caution|ai|avais|avait|reste\p{L}*|manqu\p{L}*|coutait|valait|avant|etait|etaient|vend\p{L}*|perd\p{L}*`,
  total: 'total|en tout|ensemble|somme',
  side: String.raw`larg(?:e|eur)|haut|hauteur|long|longueur|base|cotes?|profond\p{L}*`,
  screen: String.raw`\p{L}*phones?|tele|televis(?:ion|eur)s?|tv|ecrans?|moniteurs?|ordinateur|portable|tablette|telephone|projecteur`,
  flat: "aire|surface|superficie|perimetre|circonference|volume|hypotenuse|diagonale d[eu']",
  people:
    'personnes?|ami[es]{0,2}|convives|tasses?|verres?|assiettes?|enfants|adultes|invites|passagers|places|portions?|parts?|tete',
  food: 'recette|pate|viande|riz|farine|pates|repas',
  graded: String.raw`angles?|inclinaison|pente|latitude|rotation|vins?|bieres?|cidres?|rhums?|eaux?[- ]de[- ]vie|liqueurs?|pastis|armagnac|calvados|digestifs?|alcools?|roues?|pneus?|jantes?|velos?|nord|sud|est de|ouest|longitude|brulures?|seisme|tremblement|richter|echelle|myopie|lunettes|parente|virage|whisk\p{L}*|vodka|gin`,
  bound: "(?:plus|moins) d[e']|(?:en|au)[- ]des(?:sous|sus) d[e']|(?:inferieur|superieur)e?s? a",
  whose: 'francs?|lires?|thunes?|marks?|schillings?',
  car: 'voitures?|autos?|automobiles?|vehicules?|bagnoles?|citadines?|impots?|taxes?|carte grise',
  warmer: String.raw`(?:de|en) (?:plus|moins)|plus (?:chaud|froid|haut|bas|eleve)e?s?|augment\p{L}*|haus\p{L}*|baiss\p{L}*|mont(?:e|ee|er|ait)|chut\p{L}*|descen\p{L}*|ecarts?|difference|variation|rechauff\p{L}*|refroidi\p{L}*|perdu|gagne`,
  rated: 'climatiseurs?|clim|papiers?|feuilles?|appartements?|apparts?|studios?',
};
