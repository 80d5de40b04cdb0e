import { foldLetters } from '../../text/fold-text.ts';
import type { Interpretation, Question } from '../question/question.ts';
import { isSum } from '../sums/sum.ts';

/** Cities and lands of those whose money has a name that others have too; a space within one is `_`. @source ISO 4217, list one: entities by code */
const PLACES: Readonly<Record<string, string>> = {
  IDR: 'indonesia bali yakarta jakarta lombok ubud',
  INR: 'india delhi mumbai goa bangalore bengaluru chennai calcuta kolkata jaipur agra',
  PKR: 'pakistan lahore karachi islamabad',
  LKR: 'sri_lanka colombo',
  NPR: 'nepal katmandu kathmandu',
  MXN: 'mexico cancun cdmx monterrey tulum oaxaca acapulco puebla tijuana',
  COP: 'colombia bogota medellin cali cartagena barranquilla',
  CLP: 'chile valparaiso',
  ARS: 'argentina buenos_aires bariloche mendoza ushuaia',
  UYU: 'uruguay montevideo',
  PHP: 'filipinas philippines manila cebu',
  DOP: 'dominicana punta_cana santo_domingo',
  CUP: 'cuba habana havana',
  USD: 'eeuu nueva_york new_york nyc miami orlando vegas california texas florida chicago boston hawaii ecuador quito guayaquil puerto_rico',
  CAD: 'canada toronto vancouver montreal ottawa',
  AUD: 'australia sydney melbourne brisbane',
  NZD: 'nueva_zelanda new_zealand auckland queenstown',
  SGD: 'singapur singapore',
  HKD: 'hong_kong',
  TWD: 'taiwan taipei',
  GBP: 'inglaterra england londres london escocia scotland manchester liverpool edimburgo edinburgh',
  EGP: 'egipto egypt cairo',
  SEK: 'suecia sweden estocolmo stockholm',
  NOK: 'noruega norway oslo bergen',
  DKK: 'dinamarca denmark copenhague copenhagen',
  ISK: 'islandia iceland reykjavik',
  CZK: 'chequia praga prague',
  CHF: 'suiza switzerland zurich ginebra geneva',
  AED: 'emiratos dubai abu_dhabi',
  MAD: 'marruecos morocco marrakech marrakesh casablanca',
  JPY: 'japon japan tokio tokyo osaka kioto kyoto',
};
const FORMS = Object.entries(PLACES).map(([code, names]) => {
  const all = names.replaceAll(' ', '|').replaceAll('_', ' ');
  return [code, new RegExp(`(?<!\\p{L})(?:${all})(?!\\p{L})`, 'u')] as const;
});

const isOf = ({ from, to }: Interpretation, code: string): boolean => from === code || to[0] === code;

/** What was left out of a question, word for word. */
const passedOver = ({ corrections }: Question, source: string): readonly string[] =>
  corrections.flatMap(({ span, word }) => (word === '' ? [foldLetters(source.slice(...span))] : []));

const withFirst = (question: Question, meant: Interpretation): Question => ({
  ...question,
  interpretation: meant,
  alternatives: [question.interpretation, ...question.alternatives.filter((one) => one !== meant)],
});

/**
 * A question about money with the meaning first that a place in it has: rupees of a dinner in Bali are those of Indonesia. What it
 * meant before comes after that.
 * @param source as it was typed; only what was left out of it is looked at
 */
function ofPlace(question: Question, source: string): Question {
  const { alternatives, interpretation } = question;
  if (interpretation.category !== 'currency' || alternatives.length === 0) return question;
  const passed = passedOver(question, source);
  const codes = FORMS.flatMap(([code, form]) => (passed.some((text) => form.test(text)) ? [code] : []));
  const [code, more] = codes;
  const meant = code && !more && alternatives.find((one) => isOf(one, code));
  return !code || !meant || isOf(interpretation, code) ? question : withFirst(question, meant);
}

/** Whose measure it is where several countries have one of the name, by how their units end. */
const COUNTRIES: readonly (readonly [sign: string, names: RegExp])[] = [
  [
    'uk',
    /(?<!\p{L})(?:ingles|britan|british|english|irish|irland|escoc|scott|imperial|reino unido|londres|london|inglaterra|england|uk(?!\p{L}))/u,
  ],
  ['us', /(?<!\p{L})(?:american|estadounid|gring|usa?(?!\p{L})|eeuu|united states|estados unidos)/u],
  ['gt', /(?<!\p{L})guatemal/u],
  ['sv', /(?<!\p{L})(?:costa rica|costarricens|tic[oa]s?(?!\p{L})|hondur|salvador)/u],
  ['ar', /(?<!\p{L})argentin/u],
  ['cl', /(?<!\p{L})chile/u],
  ['co', /(?<!\p{L})colombia/u],
  ['mx', /(?<!\p{L})mexic/u],
  ['es', /(?<!\p{L})(?:espana|spain|castill)/u],
];
const LOCAL = new RegExp(`_(?:${COUNTRIES.map(([sign]) => sign).join('|')})\\d*$`);

/** A pint of English beer, and a manzana in Costa Rica, with the meaning first that it has there. @param source as it was typed; only what was left out of it is looked at */
function ofCountry(question: Question, source: string): Question {
  const { alternatives, interpretation } = question;
  const passed = passedOver(question, source);
  const [sign, other] = COUNTRIES.flatMap(([one, form]) =>
    passed.some((text) => form.test(text)) ? [one] : [],
  );
  if (!sign || other) return question;
  const measure = (one: Interpretation) => [one.from, one.to[0]].find((id) => LOCAL.test(id ?? ''));
  const isThere = (one: Interpretation) => new RegExp(`_${sign}\\d*$`).test(measure(one) ?? '');
  if (!measure(interpretation) || isThere(interpretation)) return question;
  const meant = alternatives.find(isThere);
  return meant ? withFirst(question, meant) : question;
}

/** Pay, from which a tax is taken in a hundred of its own; a price has it on top. */
const PAY = /(?<!\p{L})(?:salar|wage|gross|income|paycheck|sueldo|brut[oa]s?(?!\p{L})|nomina|ingreso)/u;

/** A price with its tax, of which the tax alone is not asked for. */
const WITH_TAX =
  /(?<!\p{L})(?:(?:precio|importe|coste|costo) (?:final|total)|(?:final|total) (?:price|cost|amount))(?!\p{L})/u;

const BABY = /(?<!\p{L})(?:bebe|baby|recien nacid|newborn)/u;

/** A question with the meaning first that what was said besides makes likelier: where it was paid, and that it is pay. */
export function likeliestFirst(question: Question, source: string): Question {
  const folded = foldLetters(source);
  const { alternatives, interpretation } = question;
  const [other] = alternatives;
  const has = (one: Interpretation | undefined, sign: string) =>
    one !== undefined && isSum(one) && one.formula.includes(sign);
  if (PAY.test(folded) && has(interpretation, ' ÷ (1 + ') && other && has(other, ' − '))
    return withFirst(question, other);
  if (WITH_TAX.test(folded) && has(interpretation, ' × ') && other && has(other, ' + '))
    return withFirst(question, other);
  // a baby of 3.450 kg
  const isLight = ({ amount, from }: Interpretation) => from === 'kg' && amount.toNumber() < 20;
  const light = BABY.test(folded) && alternatives.find(isLight);
  if (light && interpretation.from === 'kg' && !isLight(interpretation)) return withFirst(question, light);
  return ofPlace(ofCountry(question, source), source);
}
