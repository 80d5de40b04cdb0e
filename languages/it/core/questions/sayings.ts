import { rewording, type Saying } from '../../../../packages/core/src/text/reworded.ts';

const UNITS = 'uno?|una|due|tre|quattro|cinque|sei|sette|otto|nove';
/** Numbers below a hundred and a thousand, which Italian writes in one word. */
const TENS = `(?:${UNITS}|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(?:${UNITS})?)`;
const HUNDREDS = `(?:(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento?(?:${TENS})?|${TENS})`;

/**
 * Whole phrases of Italian, in plainer words: numbers in one word are taken apart, and what an apostrophe joins is parted.
 */
const SAYINGS: readonly Saying[] = [
  [new RegExp(`(?<!\\p{L})(${HUNDREDS})mila(${HUNDREDS})?(?!\\p{L})`, 'u'), '$1 mila $2'],
  [new RegExp(`(?<!\\p{L})mille(${HUNDREDS})(?!\\p{L})`, 'u'), 'mille $1'],
  [
    new RegExp(
      `(?<!\\p{L})((?:due|tre|quattro|cinque|sei|sette|otto|nove)?cent)o?(${TENS})(?!\\p{L}|(?<=cento))`,
      'u',
    ),
    '$1o $2',
  ],
  // beer is drawn by the imperial pint. @source Weights and Measures Act 1985, schedule 1: 0.56826125 l
  [/(?<!\p{L})pinta di birra(?!\p{L})/u, 'pinta inglese'],
  [/(?<!\p{L})pinte di birra(?!\p{L})/u, 'pinte inglesi'],
  [/(?<!\p{L})mezz'(?=\p{L})/u, 'mezza '],
  [/(?<!\p{L})un'(?=\p{L})/u, 'una '],
  [
    /(?<!\p{L})(?:d|dell)'(?=\p{L})(?!arco)(?<!(?:cm|centimetr[oi]|pollic[ei]|colonna|onc(?:ia|e)) d')/u,
    'di ',
  ],
  [/(?<!\p{L})nell'(?=\p{L})/u, 'in '],
  [/(?<!\p{L})all'(?=\p{L})(?!ora(?!\p{L}))/u, 'a '],
  [/(?<=\p{L} )l'ora(?!\p{L})/u, "all'ora"],
  // what a day leaves behind: l'8 marzo
  [/(?<!\p{L})(?:l|dell|all|nell)'(?=[\s?!.]*$)/u, ''],
  [/(?<!\p{L})l'(?=\p{L})(?!un[oa](?!\p{L}))/u, ''],
  [/(?<!\p{L})quant'e(?!\p{L})/u, 'quanto'],
  [/^(?:che )?cos'e(?!\p{L})/u, ''],
  // `è` is folded to what joins two amounts
  [/^(quant[oaie](?: \p{L}+)?) e(?=,? )(?! \p{L}+ (?:sono|fa|fanno|ci sono|in) )/u, '$1 sono'],
  [/^(?:qual|quale|quali|cosa|a quanto) e(?= )/u, ''],
  [/(?<=\d ?\p{L}+) e(?= (?:uguale|pari|quant))/u, ''],
  // `ha` is also the symbol of the hectare
  [/^(quant[oaie] \p{L}+(?: \p{L}+)?) (?:ha|hanno)(?= (?:un|\d))/u, '$1 sono'],
  // `mi` is also that of the mile
  [/(?<!\p{L}|\d ?)mi (?=\p{L}{3})/u, ''],
  // a length as it is said: 1 m 75, un metro e ottanta; `in` would be inches
  [
    new RegExp(
      `(?<![\\p{L}\\d.,])(un|due|tre|\\d) ?m(?:t|etr[oi])? ?(?:e )?(\\d\\d|${TENS})(?= (?:in|quant[oi]) )`,
      'u',
    ),
    '$1 m e $2 cm',
  ],
];

/** Puts a question of Italian in plainer words. */
export const reword = rewording(SAYINGS);
