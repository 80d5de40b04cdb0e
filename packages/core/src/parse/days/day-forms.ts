import { dayNumber, isoDate, monthsBefore, weekday } from '../../calendar/day-number.ts';
import type { DayWords } from '../../locale/language.ts';
import { beginsWithDigit } from '../../text/characters.ts';

/** What the readings depend on beside the text. */
export interface DayContext {
  /** The person's own calendar day. */
  readonly today: string;
  /** `3/4/2020` is the third of April. */
  readonly dayFirst: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;
/** A form in which days are said, and what it says. */
export interface DayForm {
  readonly pattern: RegExp;
  readonly read: (found: Groups, context: DayContext) => readonly string[];
}

export const LETTER = '[\\p{L}\\p{N}]';
const YEAR = '(?:19|20)\\d\\d';

const listed = (words: string) => words.split(' ');
const anyOf = (words: string) => `(?:${words.split(' ').join('|')})`;
/** The place of a word in a list of alternatives, from 0. */
const placeOf = (words: string, word: string) =>
  listed(words).findIndex((one) => new RegExp(`^(?:${one})$`).test(word));
const two = (value: number) => String(value).padStart(2, '0');

const onDay = (year: number, month: number, day: number): string[] => {
  const date = `${year}-${two(month)}-${two(day)}`;
  return Number.isNaN(dayNumber(date)) ? [] : [date];
};

/** The last day of that name that is not to come. */
function lastDay(month: number, day: number, { today }: DayContext): string[] {
  const year = Number(today.slice(0, 4));
  // eight years hold a leap day, also around 2100
  const years = Array.from({ length: 9 }, (_, at) => year - at);
  return years
    .flatMap((one) => onDay(one, month, day))
    .filter((date) => date <= today)
    .slice(0, 1);
}

const monthsAgo = (today: string, months: number) => isoDate(monthsBefore(dayNumber(today), months));

/** A year of four digits, or of two: those to come are of the century before. */
function fullYear(text: string, { today }: DayContext): number {
  if (text.length === 4) return Number(text);
  const year = 2000 + Number(text);
  return year > Number(today.slice(0, 4)) ? year - 100 : year;
}

/** `3/4/2020` in one order or in both. */
function byFigures({ a, b, y }: Groups, context: DayContext): string[] {
  const [first, second, year] = [Number(a), Number(b), fullYear(String(y), context)];
  const readings = [onDay(year, second, first), onDay(year, first, second)];
  return [...new Set((context.dayFirst ? readings : readings.reverse()).flat())];
}

/** `el 3/4`, the last one, in one order or in both; `el 3/4 de 100 euros` is a share. */
function lastByFigures({ a, b }: Groups, context: DayContext): string[] {
  const [first, second] = [Number(a), Number(b)];
  const readings = [lastDay(second, first, context), lastDay(first, second, context)];
  return [...new Set((context.dayFirst ? readings : readings.reverse()).flat())];
}

/** A form that stands for itself in a text, and is no part of a longer word or number. */
const form = (pattern: string, read: DayForm['read']): DayForm => ({
  pattern: new RegExp(
    `(?<!${LETTER}|\\d[.,])(?!(?<=\\p{Sc}\\s?)\\d)(?:${pattern})(?!${LETTER}|[.,]\\d)`,
    'u',
  ),
  read,
});

/** A form for each phrase, with what it is about in the place of its `#`. */
const phraseForms = (
  before: string,
  phrases: readonly string[],
  what: string,
  read: DayForm['read'],
): DayForm[] => phrases.map((phrase) => form(before + phrase.replace('#', what), read));

/** What the forms of a language are put together from. */
export function partsOf(words: DayWords) {
  const { rate, average, on } = words;
  return {
    month: `(?<month>${anyOf(words.months)})\\.?(?!${LETTER})`,
    weekday: `(?<weekday>${anyOf(words.weekdays)})`,
    day: `(?:(?<day>\\d{1,2})(?:\\s?(?:${words.ordinal}))?|(?<first>${words.first}))`,
    between: `\\s*(?:(?:${words.of})\\s*){0,2}`,
    atRate: `(?:(?:${rate})\\s+(?:(?:${on})\\s+)?)?`,
    /** Before a day. */
    onDay: `(?:(?:${rate})\\s+)?(?:(?:${on})\\s+)*(?:${anyOf(words.weekdays)}[\\s,]*)?(?:(?:the|${on})\\s+)?`,
    /** Before a span that is one without it too, and before one that is not. */
    overSpan: `(?:(?:${average})\\s+)?(?:(?:${rate})\\s+)?(?:(?:${words.in})\\s+)?(?:(?:el|the)\\s+)?`,
    inSpan: `(?:(?:${average})\\s+(?:(?:${words.in})\\s+)?|(?:${words.in})\\s+)(?:(?:el ano|the year)\\s+)?`,
    monthOf: (found: Groups) => placeOf(words.months, String(found.month)) + 1,
  };
}

const dayOf = ({ day: figure }: Groups) => Number(figure ?? 1);

/** Days, months, quarters and years by their names, those with more to hold on to first. */
function namedForms(words: DayWords): DayForm[] {
  const { month, day, between, onDay: on, overSpan, monthOf } = partsOf(words);
  const year = `${between}(?<y>${YEAR})`;
  const ofYear = (found: Groups) => onDay(Number(found.y), monthOf(found), dayOf(found));
  const ofLast = (found: Groups, context: DayContext) => lastDay(monthOf(found), dayOf(found), context);
  const quarter = ({ quarter: name, figure, y }: Groups) => [
    `${y}-Q${figure ?? placeOf(words.quarters, String(name)) + 1}`,
  ];
  const ordinal = `(?<quarter>${anyOf(words.quarters)})\\s+(?:${words.quarter})`;
  return [
    form(`${on}${day}${between}${month}${year}`, ofYear),
    form(`${on}${month}${between}${day}${year}`, ofYear),
    form(`${overSpan}(?:${ordinal}|[qt](?<figure>[1-4]))${year}`, quarter),
    form(`${overSpan}(?<figure>[1-4])[qt]${year}`, quarter),
    form(`${overSpan}${month}${year}`, (found) => [`${found.y}-${two(monthOf(found))}`]),
    form(`${on}${day}${between}${month}`, ofLast),
    form(`${on}${month}\\s+${day}`, ofLast),
  ];
}

/** Days counted from today. */
function countedForms(words: DayWords): DayForm[] {
  const { units } = words;
  const { atRate, weekday: named } = partsOf(words);
  const count = `(?<count>\\d{1,4}|${anyOf(words.numbers)})\\s+(?<unit>${units.join('|')})`;
  const back = (found: Groups, { today }: DayContext) => {
    const text = String(found.count);
    const many = beginsWithDigit(text) ? Number(text) : placeOf(words.numbers, text) + 1;
    const unit = placeOf(units.join(' '), String(found.unit));
    if (unit < 2) return [isoDate(dayNumber(today) - many * (unit === 1 ? 7 : 1))];
    return [monthsAgo(today, many * (unit === 3 ? 12 : 1))];
  };
  const lastWeekday = ({ weekday: name }: Groups, { today }: DayContext) => {
    const now = dayNumber(today);
    const gone = (weekday(now) - placeOf(words.weekdays, String(name)) + 7) % 7;
    return [isoDate(now - (gone || 7))];
  };
  const ago =
    (days: number) =>
    (_: Groups, { today }: DayContext) => [isoDate(dayNumber(today) - days)];
  const on = `(?:(?:${words.on})\\s+)`;
  return [
    ...phraseForms('', words.ago, count, back),
    form(`${atRate}(?:${words.beforeYesterday})`, ago(2)),
    form(`${atRate}(?:${words.yesterday})`, ago(1)),
    form(`${atRate}${on}*(?:${words.today})`, ago(0)),
    ...phraseForms(`${on}*`, words.last, named, lastWeekday),
    // A week has no rate of its own: the day that was a week ago.
    ...phraseForms(`${on}*`, words.last, `(?:${units[1]})`, ago(7)),
    form(`${on}+${named}`, lastWeekday),
  ];
}

/** The month and the year that is, was, or is named without more. */
function spanForms(words: DayWords): DayForm[] {
  const { month, overSpan, inSpan, monthOf } = partsOf(words);
  const [, , months, years] = words.units;
  const yearOf = (today: string) => Number(today.slice(0, 4));
  return [
    ...phraseForms(overSpan, words.last, `(?:${months})`, (_, { today }) => [
      monthsAgo(today, 1).slice(0, 7),
    ]),
    ...phraseForms(overSpan, words.last, `(?:${years})`, (_, { today }) => [String(yearOf(today) - 1)]),
    ...phraseForms(overSpan, words.current, `(?:${months})`, (_, { today }) => [today.slice(0, 7)]),
    ...phraseForms(overSpan, words.current, `(?:${years})`, (_, { today }) => [today.slice(0, 4)]),
    form(inSpan + month, (found, { today }) => {
      const text = two(monthOf(found));
      const year = yearOf(today);
      return [`${`${year}-${text}` <= today ? year : year - 1}-${text}`];
    }),
    form(`${inSpan}(?<y>${YEAR})`, (found) => [String(found.y)]),
  ];
}

/** Dates in figures, which are of no language. */
function figureForms(all: readonly DayWords[]): DayForm[] {
  const before = `(?:(?:@|${all.map(({ on, rate }) => `${rate}|${on}`).join('|')})\\s*)*`;
  const inFigures = (pattern: string, read: DayForm['read']): DayForm => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.,/-])${before}(?<![\\d.,/-])${pattern}(?![\\d/-]|[.,]\\d)`, 'u'),
    read,
  });
  return [
    inFigures(`(?<y>${YEAR})([-/.])(?<a>\\d{1,2})\\2(?<b>\\d{1,2})`, ({ y, a, b }) =>
      onDay(Number(y), Number(a), Number(b)),
    ),
    inFigures(`(?<a>\\d{1,2})([-/.])(?<b>\\d{1,2})\\2(?<y>${YEAR})`, byFigures),
    inFigures('(?<a>\\d{1,2})([/.])(?<b>\\d{1,2})\\2(?<y>\\d\\d)', byFigures),
    form(
      '(?:el|on)\\s+(?<a>\\d{1,2})/(?<b>\\d{1,2})(?=\\s*(?:$|[?!:;,]|(?:en|in|how|what|cuant\\p{L}+)\\s))',
      lastByFigures,
    ),
  ];
}

/** Every form in which a day may be said: in figures first, then by names, counted from today, and as a span. */
export const dayForms = (languages: readonly DayWords[]): DayForm[] => [
  ...figureForms(languages),
  ...[namedForms, countedForms, spanForms].flatMap((forms) => languages.flatMap(forms)),
];
