import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of French do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent: String.raw`le|la|les|l|me|te|se|nous|s'il vous plait|svp|bonjour|salut|merci|mon|ma|mes|un|une|je|j'ai|il|elle|on|ca|c'est|est-ce que|veux|savoir|calcul\p{L}*|convertir|que|y|a t il|alors|moyen|moyenne|a(?= un)|au total(?!)`,
  does: String.raw`pese(?:nt)?|mesure(?:nt)?|cour\p{L}*|parcour\p{L}*|march\p{L}*|fai[st]|faire|fais|voyag\p{L}*|vais|va|roul\p{L}*|condui\p{L}*|travaill\p{L}*|telecharg\p{L}*|achet\p{L}*|nag\p{L}*|rame`,
  costs: 'coute(?:nt)?|coutent|vaut|valent|est a|sont a|revien(?:t|nent)',
  holds: String.raw`il faut|demande|couvr\p{L}*|consomm\p{L}*|utilis\p{L}*|suffi\p{L}*|contien\p{L}*|rempli\p{L}*`,
  each: 'pour chaque|tous les|chaque|de l|a la|pour|les|une|par|aux|le|la|un|au|l',
  one: "chacun|chacune|piece|la piece|l'unite|par personne|par tete|l'un|l'une|par unite",
  at: 'a|au prix de|@',
  times: 'sur|par|x|fois',
  given: 'si|quand|avec|pendant|pour',
  night: 'nuits?|nuitees?',
  deep: "(?:d'|de )?(?:epaisseur|profondeur|hauteur|largeur|longueur|long|large|haut|profonde?)",
  parts: '(?:part(?:ie)?s?|morceaux|tranches|portions|bandes|mensualites|versements)(?: egales)?',
  service: 'service',
  we: 'nous sommes|on est',
  kept: String.raw`apres|avant|quadrupl\p{L}*|quintupl\p{L}*|tripl\p{L}*|marathon\p{L}*|bissextile|lequel|laquelle|mieux|paires?|ovale|triangulaire|rond\p{L}*|circulaire|spher\p{L}*|cylindr\p{L}*|difference|sauf|plus (?:cher|grand|gros)|ou`,
  asks: {
    weight: 'poids(?: total)?',
    time: String.raw`combien de temps(?: (?:faut[- ]il|met\p{L}*|dure\p{L}*|vais[- ]je mettre))?|temps|duree|(?:en )?combien de temps`,
    pace: "(?:a |avec )?(?:quel(?:le)? (?:est (?:mon |l'))?)?(?:allure|rythme)(?: moyenne?)?|l'allure",
    speed: '(?:a |avec )?(?:quelle (?:est (?:ma |la )?)?)?vitesse(?: moyenne)?',
    length: "longueur totale|autonomie|(?:quelle )?distance|jusqu'ou",
    volume: "combien d'(?:essence|eau)|combien de (?:carburant|gazole|diesel)|volume|capacite",
    area: 'aire|surface|superficie',
    fuel: String.raw`(?:quelle (?:est (?:ma |la )?)?)?consommation(?: moyenne)?|combien consomm\p{L}*`,
    price: String.raw`combien (?:faut-il|il faut|il en faut)|combien (?:ca )?(?:cout|vaut|val|pa[iy]|revien|est|fait|font)\p{L}*(?:[- ](?:il|elle|je|t-il|ca))?|(?:a )?quel prix|prix|cout|a combien(?: revien\p{L}*| est)?|combien`,
  },
};
