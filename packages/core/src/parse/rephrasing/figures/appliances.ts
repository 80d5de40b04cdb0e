import { SMALL_NUMBERS } from './small-numbers.ts';
import { TextRemainder } from './text-remainder.ts';

const NUMBER = '(?<![\\d.,])(?<number>\\d+(?:[.,]\\d+)?) ?';
/** How many things there are, in words. */
const COUNTED = Object.keys(SMALL_NUMBERS).join('|');
const FORMS = {
  power: new RegExp(
    `${NUMBER}(?<unit>w|watts?|vatios?|kw|kilowatts?|kilovatios?)(?![\\p{L}\\d]| ?h(?!\\p{L}))`,
    'u',
  ),
  hours: new RegExp(
    `${NUMBER}(?:h|hrs?|hours?|horas?)(?!\\p{L})(?:(?: ?\\/ ?| )(?:al dia|a day|per day|por dia|each day|cada dia|every day|daily|diari[ao]s|dia|day)(?!\\p{L}))?`,
    'u',
  ),
  minutes: new RegExp(`${NUMBER}min(?:s|ut\\p{L}+)?(?!\\p{L})`, 'u'),
  days: new RegExp(`${NUMBER}(?:days?|dias)(?!\\p{L})`, 'u'),
  month:
    /(?<!\p{L})(?:(?:al|por|en un|cada|a|per|each|every|in a|each) (?:mes|month)|monthly|mensual(?:es|mente)?)(?!\p{L})(?<month>)/u,
  things: new RegExp(
    `(?:^|: |de )(?<number>\\d+|${COUNTED}) (?:\\p{L}+ ){0,3}(?=\\d[\\d.,]* ?(?:k?w|k?watt|vatio))`,
    'u',
  ),
};
const ENERGY = /(?<energy>kwh|kw h|kilowatt[- ]?hours?|kilovatios?[- ]?hora)(?!\p{L})/u;
const EACH_DAY = /(?<!\p{L})(?:(?:al|a|per|por|each|cada|every) (?:dia|day)|daily|diari[ao]s?)(?!\p{L})/u;
/** What would need to be known besides. */
const OF_MORE = new RegExp(
  `\\d|(?<!\\p{L})(?:mes(?:es)?|months?|semanas?|weeks?|ano|year|media|half|medio|dozens?|docenas?|pair|par|couple|twice|times|veces|several|vari[oa]s|${COUNTED}|eleven|once|twelve|doce|twenty|veinte|thirty|treinta|hundred|cien)(?!\\p{L})`,
  'u',
);
/** Of what it costs another part of the reader knows more. */
const OF_MONEY =
  /[\p{Sc}%]|(?<!\p{L})(?:dollars?|dolares|euros?|pesos|pounds?|soles|usd|eur|cents?)(?!\p{L})/u;

/**
 * The energy that lamps and machines use, each figure named once: `3 aires de 1500 w 8 horas cuántos kwh`.
 * @param folded the text
 */
export function energyUsed(folded: string): string[] {
  const rest = new TextRemainder(folded);
  if (!rest.take(ENERGY) || OF_MONEY.test(folded)) return [];
  const things = rest.take(FORMS.things)?.number ?? '1';
  const power = rest.take(FORMS.power);
  const minutes = rest.take(FORMS.minutes)?.number;
  const hours = minutes ? `${minutes}/60` : rest.take(FORMS.hours)?.number;
  // a month of lamps is thirty days
  const month = EACH_DAY.test(folded) && rest.take(FORMS.month) ? '30' : '1';
  const days = rest.take(FORMS.days)?.number ?? month;
  if (!power || !hours || OF_MORE.test(rest.text)) return [];
  const many = SMALL_NUMBERS[things] ?? things;
  const factors = [many, power.number, hours, days].filter((one) => one !== '1');
  const thousandth = power.unit?.startsWith('k') ? '' : '/1000';
  return [`(${factors.join('*')}${thousandth}) kwh in kwh`];
}
