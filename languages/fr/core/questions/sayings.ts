import { rewording, type Saying } from '../../../../packages/core/src/text/reworded.ts';

const TEENS = Object.entries({
  onze: 'un',
  douze: 'deux',
  treize: 'trois',
  quatorze: 'quatre',
  quinze: 'cinq',
  seize: 'six',
});
const GAP = '(?:[- ]et)?[- ]';
const SEVENTY = `(?<!\\p{L})soixante${GAP}`;
const NINETY = `(?<!\\p{L})quatre[- ]vingts?${GAP}`;
const WEIGHT = '(?:grammes?|g|gr|kilos?|kilogrammes?|kg)(?!\\p{L})';
/** A pound of goods: not the currency, a force or a town. */
const POUND =
  "livres?( et demie)? (?:de |d')(?!(?:force|poussee|sainte?|gibraltar)(?!\\p{L}))\\p{L}+(?: de \\p{L}+)?";

/**
 * Whole phrases of French, in plainer words: numbers counted by scores as Switzerland says them, and the pound of the market.
 * @source décret impérial of 12 February 1812: the livre usuelle of 500 g
 */
const SAYINGS: readonly Saying[] = [
  ...[[NINETY, 'nonante'] as const, [SEVENTY, 'septante'] as const].flatMap(([tens, said]): Saying[] => [
    [new RegExp(`${tens}dix[- ](?=(?:sept|huit|neuf)(?!\\p{L}))`, 'u'), `${said} `],
    ...TEENS.map(([teen, one]): Saying => [new RegExp(`${tens}${teen}(?!\\p{L})`, 'u'), `${said} ${one}`]),
    [new RegExp(`${tens}dix(?!\\p{L})`, 'u'), said],
  ]),
  [/(?<!\p{L})quatre[- ]vingts?(?!\p{L})/u, 'huitante'],
  [/(?<!\p{L})dix[- ](?=(?:sept|huit|neuf)(?!\p{L}))/u, 'dix'],
  [/(?<!\p{L})(?:une )?demi[- ]livre (?:de |d')\p{L}+ (?=en )/u, '250 g '],
  [new RegExp(`(?<!\\p{L})${POUND} (?=en ${WEIGHT})`, 'u'), 'livre metrique$1 '],
  [new RegExp(`(?<=combien de ${WEIGHT}.*)(?<!\\p{L})${POUND}(?!\\p{L})`, 'u'), 'livre metrique$1'],
];

/** Puts a question of French in words that are read one by one. */
export const reword = rewording(SAYINGS);
