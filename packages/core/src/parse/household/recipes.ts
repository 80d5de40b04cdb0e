import { figure, goal, plainUnit, unit } from './measures.ts';
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

const OFTEN: readonly (readonly [form: RegExp, factor: string])[] = [
  [
    /(?<!\p{L})(?:doubl(?:e|ed|ing)|twice|duplic\p{L}+|dobl(?:o|ar|e|ando)|al doble|(?:el )?doble(?: de)?)(?!\p{L})(?<found>)/u,
    '2',
  ],
  [/(?<!\p{L})(?:tripl(?:e|ed|ing)|triplic\p{L}+|(?:el )?triple(?: de)?)(?!\p{L})(?<found>)/u, '3'],
  [
    /(?<!\p{L})(?:halv(?:e|ed|ing)|half(?: (?:of|an?|the))*|(?:a )?la mitad(?: de)?|mitad(?: de)?|medi[oa])(?!\p{L})(?<found>)/u,
    '1/2',
  ],
];
const TIMES =
  /(?<![\p{L}\d])(?:x|×|por|times|multiplicad[oa] por|multiplied by) ?(?<often>\d(?:[.,]\d+)?|1\/2|1 1\/2)(?=[\s:?]*$|[,:] |,? (?:in|to|en|a|cuant\p{L}+|how) )/u;
const RECIPE =
  /(?<!\p{L})(?:(?:an?|the|una?|la|my|mi|of) )?(?:receta|recipe|batch|tanda)(?: (?:de|que (?:lleva|pide)|calls for|that calls for|with|has|uses))?(?!\p{L})/u;
const MEASURED = new RegExp(
  `(?<amount>(?:\\d+ )?\\d+/\\d+|${figure('number')}) ?(?:de )?(?:${unit('unit', 'weight', 'volume')}|(?<cup>cups?|tazas?|pints?|quarts?)(?!\\p{L}))`,
  'u',
);
const CUP_GOAL = /(?<!\p{L})(?:in|to|en|a|cuant[oa]s|how many) (?<cup>cups?|tazas?)(?!\p{L})/u;

/** `double a recipe 3/4 cup x 2 in ml`: so often what one takes, said once or twice. */
export function recipeTimes(folded: string): string[] {
  const rest = new Rest(folded.replace(RECIPE, ' ').replace(/ {2,}/g, ' '));
  const { amount, unit: own, cup } = rest.take(MEASURED) ?? {};
  if (!amount) return [];
  const said = OFTEN.flatMap(([form, factor]) => (rest.take(form) ? [factor] : []));
  const often = rest.take(TIMES)?.often;
  if (often) said.push(often.replace(/^1 1/, '3'));
  const [factor, other] = said;
  // half of it twice
  if (
    !factor ||
    (said.length === 1 && often && !RECIPE.test(folded)) ||
    (other && other !== factor) ||
    said.length > 2
  )
    return [];
  const goalOfCup = rest.take(CUP_GOAL)?.cup;
  const to = goalOfCup ?? rest.take(goal('weight', 'volume'))?.goal ?? own ?? cup;
  const name = cup ?? plainUnit(own);
  return rest.saysNothing
    ? [`(${factor}*(${amount.replace(/ (?=\d+\/)/, ' + ')})) ${name} in ${goalOfCup ? to : plainUnit(to)}`]
    : [];
}
