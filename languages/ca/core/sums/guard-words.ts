import type { GuardWords } from '../../../../packages/core/src/locale/language.ts';

/** Words of Catalan that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'el la els les l un una i o despres tambe que',
  stop: String.raw`a peu|als cent(?! k)|pel·?licula|fins a (?=\d+ ?%)|^l'? ?(?=\d+\/\d)|un(?:s|es) quant(?:s|es)|algun(?:s|es)|dia de la setmana|quarts? (?:i mig )?de (?:una|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|1?\d)(?= (?:[-+]|mes|menys|i )|$)|torn(?:o|a|em|ar)|anada|tornada|anar i tornar|(?:ambdos|els dos|les dues|dos|dues) (?:costats|cares|bandes)|doble cara|(?:\d|una|dues|tres) (?:mans|capes)|altr(?:es?|a)|meitat de preu|(?:dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge) (?:a|al|i) (?:dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge)|cap(?:s)? de setmana|(?:dies )?(?:feiners|laborables)|que ve|excepte|llevat|fiscals?|(?:hora|minuts|min) (?:de|per|per a) (?:dinar|menjar|esmorzar)|pausa|descans`,
  net: "nets?|neta|netes|(?:despres|abans) d(?:'|els? )?impostos|sense (?:l')?(?:iva|impostos)|base imposable",
  ordinal: 'segon[as]?|tercer[as]?|2[an]|3[ar]',
  like: String.raw`com|sembl\p{L}*`,
  howMany: 'quant(?:s|es)|nombre de',
  kept: String.raw`triple|quadruple|vegades|doble|dobla\p{L}*|multiplica\p{L}*|dividi\p{L}*|decims?|falten|falta|meitat|sense|cada|no|mai|cadascun[a]?|res|ni`,
  moves: String.raw`guany\p{L}*|cobr\p{L}*|reb\p{L}*|dec|deu|deute\p{L}*|pag(?:o|a|at|uem|ar)|gast\p{L}*|prest\p{L}*|deix\p{L}*|torn\p{L}*|sou|salari|pressupost|estalvi\p{L}*|saldo|reemborsament|tinc|tenia|te|qued\p{L}*|falt\p{L}*|sobr(?:a|en)|costava|valia|abans|era|eren|ven(?:c|ut|dre|em)|perd\p{L}*`,
  total: String.raw`total|en tot|(?:tot )?junt(?:s|es)?|plegats|sum\p{L}*`,
  side: 'ampl(?:e|a|ada|aria)|alt|alta|alcada|llarg|llarga|llargada|base|costats?|fons|fondaria',
  screen: String.raw`\p{L}*phones?|tv|tele|televisors?|televisio|pantall(?:a|es)|monitors?|portatil|tauleta|mobil|telefon|projector`,
  flat: String.raw`area|superficie|perimetre|circumferencia|volum|hipotenusa|diagonal d\p{L}*`,
  people: String.raw`person(?:es|a)|amics|amigues|tass(?:es|a)|gots?|plats?|nens|adults|convidats|passatgers|places|porci\p{L}*|raci\p{L}*|cap|barba`,
  food: 'recepta|massa|carn|arros|farina|pasta|menjar',
  bound: String.raw`(?:mes|menys) d[e']|per (?:sota|sobre) d[e']|(?:inferior|superior)s? a|(?:que|quin[as]?|quines|qui) (?:\p{L}+ )?(?:el |la )?(?:mes|menys|major|menor|millor|pitjor)(?! (?:d|o ))`,
  whose: 'marcs?|escuts?|xilings?|francs?|lir(?:a|es)|pavos?|rals?|cales',
  warmer: String.raw`(?:mes|menys)(?= (?:en|a) |$)|augment\p{L}*|puj(?:a|ar|at|ada)|baix(?:a|ar|at|ada)|caigu\p{L}*|diferencia|variacio|oscil\p{L}*|escalfament|refred\p{L}*|perdut`,
  other: {
    temperature: String.raw`angles?|pendent|vins?|cerves(?:a|es)|licors?|alcohol\p{L}*|rod(?:a|es)|bici\p{L}*|nord|terratremols?|escala|whisk\p{L}*|ginebra|vodka`,
    size: 'aires? condicionats?|climatitzadors?|papers?|cartolin(?:a|es)|pis(?:os)?|apartaments?',
    cv: 'cotxes?|autos?|automobils?|vehicles?|furgonet(?:a|es)|impostos?|carreres|cursa|sella|tir',
    mi: String.raw`mar|naveg\p{L}*|vaixells?|velers?`,
    in: 'tubs?|canonad(?:a|es)',
    st: '(?:de|en|a la) pedra',
    ft: 'porc|enciams?',
    bar: 'copes',
    number: '(?:pressio|tensio)(?: arterial)?',
    volume: 'pes(?:a|en)',
  },
};
