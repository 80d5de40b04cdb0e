import { figure, plainUnit, unit } from './measures.ts';
import { Rest } from './rest.ts';

const PEOPLE =
  '(?:people|persons?|personas?|guests|comensales|invitados|servings?|raciones|porciones|portions?|adults|adultos|ninos|kids|of us)';
const MANY = (name: string): string => `${figure(name)}(?: ${PEOPLE})?(?!\\p{L})`;
const ABOUT_RECIPE =
  /(?<!\p{L})(?:receta|recipe|serves|somos|seremos|personas?|people|guests|comensales|invitados|servings?|raciones|porciones)(?!\p{L})/u;
const FOR =
  '(?:for|para|serves?|serving|rinde(?: para)?|alcanza para|sirve para|es de|makes|(?<=receta )de|(?<=recipe )of)';
/** Whom it is wanted for: who is there, how much for so many. */
const WANTED = [
  `(?:(?:y |and |but |pero )?(?:somos|seremos|vamos a ser|we are|we're) ${MANY('wanted')})`,
  `(?:how (?:much|many)|cuant[oa]s?)(?: (?!for|para)\\p{L}+){0,5} (?:for|para) ${MANY('wanted')}`,
  `(?<=\\d.*)(?:for|para) ${MANY('wanted')}(?=(?: (?:cuant[oa]s?|how much|how many))?[\\s?]*$)`,
].map((form) => new RegExp(`(?<!\\p{L})${form}`, 'u'));
const SERVES = new RegExp(`(?<!\\p{L})${FOR} ${MANY('serves')}`, 'u');
const AMOUNT = new RegExp(
  `${figure('amount')} ?(?:${unit('unit', 'weight', 'volume')}|(?<cup>cups?|tazas?|eggs?|huevos?)(?!\\p{L}))`,
  'u',
);
const ASKS =
  /(?<!\p{L})(?:(?:how (?:much|many)|cuant[oa]s?)(?: (?:cups?|tazas?|eggs?|huevos?|gram\p{L}*))?)(?!\p{L})(?<found>)/u;

/** `la receta lleva 300 g para 4 y somos 7`: as much for so many more people. */
export function recipeScaled(folded: string): string[] {
  if (!ABOUT_RECIPE.test(folded)) return [];
  for (const form of WANTED) {
    const rest = new Rest(folded);
    const wanted = rest.take(form)?.wanted;
    const serves = rest.take(SERVES)?.serves;
    const { amount, cup, unit: own } = rest.take(AMOUNT) ?? {};
    rest.take(ASKS);
    if (!wanted || !serves || !amount || !rest.saysNothing) continue;
    const sum = `(${amount}*${wanted}/${serves})`;
    // of cups, which are not the same everywhere, there are as many more
    if (cup) return [sum];
    const name = plainUnit(own);
    return [`${sum} ${name} in ${name}`];
  }
  return [];
}
