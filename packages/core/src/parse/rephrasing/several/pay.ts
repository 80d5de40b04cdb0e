import { isChanging } from '../../sums/relation/changing-words.ts';
import { TextRemainder } from '../figures/text-remainder.ts';

const TIMES = [
  ['hour', 'h|hr|hrs|hours?|horas?|hourly'],
  ['day', 'days?|dias?|daily|diari[ao]s?'],
  ['week', 'weeks?|semanas?|weekly|semanal(?:es)?|wk'],
  ['month', 'months?|mes(?:es)?|monthly|mensual(?:es)?|al mes'],
  ['year', 'years?|anos?|yearly|annual(?:ly)?|anual(?:es)?|yr|annum'],
] as const;
const NAMES = TIMES.map(([, names]) => names).join('|');
const MONEY =
  '[\\p{Sc}]? ?\\d[\\d.,]*(?: ?(?:k|mil|thousand))?(?: ?(?:us )?(?:euros?|eur|usd|dolares|dollars|pesos(?: mexicanos| argentinos| chilenos| colombianos)?|soles|mxn|gbp|libras|pounds|cad|aud|\\p{Sc})(?!\\p{L}))?';
const EACH = `(?: ?/ ?| (?:al|a la|la|el|por|per|an?|cada|each|the) | )(?:la |el )?(?<unit>${NAMES})(?!\\p{L})`;
const FORMS = {
  hours:
    /(?<![\d.,])(?<number>\d+(?:[.,]\d+)?) ?(?:hours?|horas?|hrs?|h)(?: ?\/ ?| (?:a|an|per|each|por|al|a la|cada|of work a) | )(?:la )?(?<span>semanas?|weeks?|semanal(?:es)?|weekly|dias?|day|diari[ao]s|mes|months?)(?!\p{L})/u,
  pay: new RegExp(
    `(?<!\\p{L}|\\d[.,]?)(?<money>${MONEY})${EACH}(?! (?:por|per|al|an?) (?:${NAMES})(?!\\p{L}))`,
    'u',
  ),
  target: new RegExp(
    `(?<!\\p{L})(?:en|in|to|a) (?!(?:${NAMES})(?!\\p{L}))(?<to>\\p{L}+)(?=[\\s?]*$| (?:an?|per|por|al?)(?: la)? (?:${NAMES})[\\s?]*$)`,
    'u',
  ),
  asked: new RegExp(`(?<=^\\s*|\\p{L}\\s+|/ ?|, ?)(?<asked>${NAMES})(?!\\p{L})`, 'u'),
};
/** Something else besides, which would change it, and other money: en pesos al mes. */
const OF_MORE =
  /\d|%|(?<!\p{L})(?:taxe?s?|iva|vat|impuestos?|bonus|aguinaldo|pagas|double|twice|half|doble|medi[oa]|(?:en|in|to) \p{L}{3,})(?!\p{L})/u;

const timeOf = (name: string): string =>
  TIMES.find(([, names]) => new RegExp(`^(?:${names})$`).test(name))?.[0] ?? '';

/** How many of a span a year has; of hours as many as somebody says they work, else those of a week in most places. */
function ofYear(span: string, hours: { readonly number: string; readonly span: string } | undefined): string {
  if (span === 'hour') {
    if (!hours) return '40*52';
    const days = timeOf(hours.span);
    // nobody said how many days a week
    return days === 'day' ? '' : `${hours.number.replace(',', '.')}*${days === 'month' ? 12 : 52}`;
  }
  return { week: '52', month: '12', year: '1' }[span] ?? '';
}

/**
 * Pay for one span of time in another: `25 usd an hour how much a year at 40 hours a week`; a year is 52 weeks, and a week of
 * which nobody says more has 40 hours, which the answer tells.
 * @param folded the text
 */
export function payAsked(folded: string): string[] {
  const rest = new TextRemainder(folded);
  const hours = rest.take(FORMS.hours);
  const pay = rest.take(FORMS.pay);
  const to = rest.take(FORMS.target)?.to;
  const asked = rest.take(FORMS.asked)?.asked ?? hours?.span;
  if (
    !pay?.money ||
    !pay.unit ||
    !asked ||
    OF_MORE.test(rest.text) ||
    rest.text.split(/\P{L}+/u).some(isChanging)
  )
    return [];
  const [unit, span] = [timeOf(pay.unit), timeOf(asked)];
  if (unit === span || (!/\p{L}{3}|\p{Sc}/u.test(pay.money) && !hours)) return [];
  const given = hours?.number ? { number: hours.number, span: hours.span ?? '' } : undefined;
  const [times, parts] = [ofYear(unit, given), ofYear(span, given)];
  if (!times || !parts) return [];
  // 52k of nobody's money are no kelvins
  const money = /\p{Sc}|[^k\d\s]{2}/u.test(pay.money) ? pay.money : pay.money.replace(/k/, '*1000');
  return [`${money}*(${times})/(${parts})${to ? ` in ${to}` : ''}`];
}
