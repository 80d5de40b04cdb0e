import { foldLetters } from '../../text/fold-text.ts';
import type { Interpretation, Question } from '../question/question.ts';

/** Cities and lands, of those whose money has a name that others have too, as patterns: `_` is a space, `*` any ending. @source ISO 4217, list one: entities by code */
const MONEY: Readonly<Record<string, string>> = {
  IDR: 'indonesia bali [jy]akarta lombok ubud',
  INR: 'india delhi mumbai goa bangalore jaipur agra',
  PKR: 'pakistan lahore karachi',
  LKR: 'sri_lanka colombo',
  NPR: 'nepal katmandu kathmandu',
  MXN: 'mexico cancun cdmx monterrey tulum oaxaca',
  COP: 'colombia bogota medellin cali cartagena',
  CLP: 'chile',
  ARS: 'argentina buenos_aires',
  UYU: 'uruguay montevideo',
  PHP: 'filipinas philippines manila',
  DOP: 'dominicana punta_cana santo_domingo',
  CUP: 'cuba habana havana',
  USD: 'eeuu nueva_york new_york nyc miami california florida',
  CAD: 'canada toronto ottawa montreal vancouver',
  AUD: 'australia sydney melbourne',
  NZD: 'nueva_zelanda new_zealand auckland',
  SGD: 'singapur singapore',
  HKD: 'hong_kong',
  TWD: 'taiwan taipei',
  GBP: 'inglaterra england londres london edinburgh escocia scotland',
  EGP: 'egipto egypt cairo',
  SEK: 'suecia sweden estocolmo stockholm',
  NOK: 'noruega norway oslo bergen',
  DKK: 'dinamarca denmark [ck]openh?ag*',
  ISK: 'islandia iceland reykjavik',
  CZK: 'chequia prag(?:a|ue)?',
  CHF: 'suiza switzerland zuri* ginebra ginevra gen(?:eva?|f) basel bern[ae]?',
  AED: 'emiratos dubai',
  MAD: 'marruecos morocco marra[kq]* casablanca fez',
  JPY: 'japon japan to[kq]u?[iy]o osaka k[iy]oto',
};

/** How a unit or the money of a place ends, and names of the place. */
type Place = readonly [ending: string, names: RegExp];

/** The names by whose measure it is where several countries have one of the name. */
const MEASURES: Readonly<Record<string, string>> = {
  _uk: 'ingles* britan* british* english* irish* irland* escoc* scott* imperial* reino_unido* londres* london* inglaterra* england* uk',
  _us: 'american* estadounid* gring* usa? eeuu* united_states* estados_unidos*',
  _gt: 'guatemal*',
  _sv: 'costa_rica* costarricens* tic[oa]s? hondur* salvador*',
  _ar: 'argentin*',
  _cl: 'chile*',
  _co: 'colombia*',
  _mx: 'mexic*',
  _es: 'espana* spain* castill*',
};

const placesOf = (table: Readonly<Record<string, string>>): readonly Place[] =>
  Object.entries(table).map(([ending, names]) => {
    const all = names.replaceAll(' ', '|').replaceAll('_', ' ').replaceAll('*', '\\p{L}*');
    return [ending, new RegExp(`(?<!\\p{L})(?:${all})(?!\\p{L})`, 'u')];
  });
const MONEY_PLACES = placesOf(MONEY);
const MEASURE_PLACES = placesOf(MEASURES);

const BABY = /(?<!\p{L})(?:bebe|baby|recien nacid|newborn)/u;

type Is = (one: Interpretation) => boolean;

/** A question with the first of its meanings first that is such a one; what it meant before comes after that. */
function withFirst(question: Question, is: Is): Question {
  const { alternatives, interpretation } = question;
  const meant = is(interpretation) ? undefined : alternatives.find(is);
  if (!meant) return question;
  const others = alternatives.filter((one) => one !== meant);
  return { ...question, interpretation: meant, alternatives: [interpretation, ...others] };
}

/** A baby of 3.450 kg. */
const isLight: Is = ({ amount, from }) => from === 'kg' && amount.toNumber() < 20;

/** What was left out of a text. */
const leftOut = ({ corrections }: Question, source: string): string =>
  corrections.flatMap(({ span, word }) => (word ? [] : foldLetters(source.slice(...span)))).join(' ');

/** Whether a meaning is of the one place that a text names; undefined where it names none, or several. */
function inPlace(left: string, places: readonly Place[]): Is | undefined {
  const [place, other] = places.filter(([, names]) => names.test(left));
  if (!place || other) return undefined;
  return ({ from, to }) => [from, ...to.slice(0, 1)].some((id) => id.replace(/\d+$/, '').endsWith(place[0]));
}

/** Of the one place that what was left out names: rupees of a dinner in Bali are those of Indonesia, a pint of English beer is theirs. */
function ofPlace(question: Question, left: string, places: readonly Place[]): Question {
  const is = inPlace(left, places);
  return is ? withFirst(question, is) : question;
}

/** Whether what was left out of a question about money says whose it is. */
export const isOfNamedPlace = (question: Question, source: string): boolean =>
  inPlace(leftOut(question, source), MONEY_PLACES)?.(question.interpretation) === true;

/**
 * A question with the meaning first that what was said besides makes likelier: where it was paid, and that it is a baby's weight.
 * @param source as it was typed; of places only what was left out of it is looked at
 */
export function likeliestFirst(question: Question, source: string): Question {
  const folded = foldLetters(source);
  if (BABY.test(folded)) return withFirst(question, isLight);
  const left = leftOut(question, source);
  return ofPlace(ofPlace(question, left, MEASURE_PLACES), left, MONEY_PLACES);
}
