import { dayNumber, isoDate } from '../../calendar/day-number.ts';
import { formatIsoDate } from '../../format/format-date.ts';
import type { DayWords } from '../../locale/language.ts';
import type { Locale } from '../../locale/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { hasDigit, singleSpaced } from '../../text/characters.ts';
import { hasSwappedLetters, slipsBetween } from '../../text/typing-slips.ts';
import type { Correction, Question } from '../question/question.ts';
import { PLAIN, type SumInterpretation } from '../sums/sum.ts';
import { LETTER, partsOf } from './day-forms.ts';

/** In whose words a span is read, and when. */
export interface SpanContext {
  readonly today: string;
  readonly locale: Locale;
}

/** Where a span begins or ends: a day, without its year where that is not said, or minutes since midnight. */
interface End {
  readonly at: number;
  readonly month?: string;
  readonly year?: string | undefined;
  readonly minutes?: number;
  /** Said with the half of the day, or above twelve. */
  readonly isSure?: boolean;
  /** Said to be in the afternoon. */
  readonly isLate?: boolean;
  /** Said to be a time of day, and no time that something took: by what stands before it, or by the half of the day. */
  readonly isLed?: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Read = (found: Groups, text: string) => Omit<End, 'at'> | undefined;

const YEAR = '(?:19|20)\\d\\d';
const HALF_DAY = 720;
const DAY = 1440;
/** What stands for an end in a text that is read without them. */
const END = '#';

const two = (value: number | string | undefined) => String(value).padStart(2, '0');
const whole = (pattern: string) =>
  new RegExp(`(?<!${LETTER}|\\d[.,:])(?:${pattern})(?!${LETTER}|[.,:]\\d)`, 'gu');

/** Days and times of day as one language says them, the longest first. */
function endsOf(words: DayWords): readonly (readonly [RegExp, Read])[] {
  const { month, weekday, day, between, monthOf } = partsOf(words);
  const { the, hour, morning, afternoon, feasts } = words.spans;
  const before = `(?:(?:${the})\\s*)?(?:${weekday}[\\s,]+)?(?:(?:${the})\\s*)?`;
  const year = `(?:[\\s,]+${between}(?<y>${YEAR}))?`;
  const named: Read = (found) => ({
    month: `${two(monthOf(found))}-${two(found.first ? 1 : found.day)}`,
    year: found.y,
  });
  const half = `\\s?(?:(?<am>${morning})|(?<pm>${afternoon}))`;
  const hours = `(?:(?:${the})\\s*)?(?<h>\\d{1,2})`;
  return [
    ...Object.entries(feasts).map(
      ([month, names]) =>
        [
          whole(`(?:(?:${the})\\s*)?(?:${names})${year}(?![\\s,]*(?:(?:${the})\\s*)?\\d)`),
          ({ y }: Groups) => ({ month, year: y }),
        ] as const,
    ),
    [whole(`${before}${day}${between}${month}${year}`), named],
    [whole(`${before}${month}\\s+${day}${year}`), named],
    [whole(`(?<y>${YEAR})-(?<m>\\d\\d)-(?<d>\\d\\d)`), ({ y, m, d }) => ({ month: `${m}-${d}`, year: y })],
    [
      whole(
        `(?:(?:${the})\\s*)?(?<a>\\d\\d?)(?<sign>[/.-])(?<b>\\d\\d?)(?:\\k<sign>(?<y>${YEAR})|(?<=/\\d+)|(?<=\\.\\d+)\\.)`,
      ),
      byFigures(words.dayFirst),
    ],
    [whole(`${hours}(?::|\\s?h\\s?)(?<min>[0-5]\\d)(?:\\s?(?:${hour}))?(?:${half})?`), timeOfDay],
    [whole(`${hours}(?:\\s?(?:${hour})(?:${half})?|${half})`), timeOfDay],
    [whole(`(?:${the})\\s*(?<h>\\d{1,2})\\.(?<min>[0-5]\\d)`), timeOfDay],
  ];
}

/** `13/4/2026`: where both orders are a date, here or in the other one, the day is first but in English; with points everywhere. */
const byFigures =
  (dayFirst: boolean): Read =>
  ({ a, b, sign, y }, text) => {
    const isDayFirst = sign === '.' || a === b || /(?<!\d)(?:1[3-9]|[23]\d)[/-]\d\d?(?!\d)/.test(text);
    const isMonthFirst = sign !== '.' && /(?<!\d)\d\d?[/-](?:1[3-9]|[23]\d)(?!\d)/.test(text);
    if (a !== b && (isDayFirst ? isMonthFirst : !isMonthFirst && !dayFirst)) return undefined;
    return { month: isMonthFirst ? `${two(a)}-${two(b)}` : `${two(b)}-${two(a)}`, year: y };
  };

function timeOfDay({ h, min = '0', am, pm }: Groups): ReturnType<Read> {
  const hour = Number(h);
  if (hour > 24 || ((am ?? pm) && (hour > 12 || hour === 0))) return undefined;
  const of = am || pm ? hour % 12 : hour;
  const minutes = of * 60 + Number(min) + (pm ? HALF_DAY : 0);
  return minutes > DAY ? undefined : { minutes, isSure: Boolean(am ?? pm) || hour > 12, isLate: Boolean(pm) };
}

/** One language's ways to ask how long it is from one day or hour to another. */
class SpanForms {
  readonly #today: RegExp;
  /** Asks for days, weeks and so on, by the unit; for the time between in none, by an empty one. */
  readonly #asks: readonly (readonly [unit: string, RegExp])[];
  readonly #ends: ReturnType<typeof endsOf>;
  readonly #bare: RegExp;
  readonly #rest: RegExp;
  readonly #said: RegExp;
  readonly #span: RegExp;
  readonly #one: RegExp;
  readonly #led: RegExp;
  /** Asks how many hours or minutes, or how long; and what makes several spans or another figure of one. */
  readonly #howMany: RegExp;
  readonly #several: RegExp;
  /** Matches a word of such questions; and those that are written out, for what is a slip of one. */
  readonly #known: RegExp;
  readonly #words: readonly string[];

  constructor(words: DayWords) {
    const { from, to, until, since, said, rest, less, hours, minutes, long, howMany } = words.spans;
    const [days = '', weeks = ''] = words.units;
    const several = [...words.units, ...words.numbers.split(' ').slice(1), ...words.weekdays.split(' ')];
    this.#several = whole(several.join('|'));
    this.#howMany = whole(`(?:${howMany})\\s*(?:${hours}|${minutes})|${long}`);
    const lists = [days, weeks, hours, minutes, long, howMany, said, words.spans.the, from, to, until, since];
    const known = [...lists, ...Object.values(words.spans.feasts), ...words.months.split(' ')].join('|');
    this.#known = new RegExp(`^(?:${known})$`, 'u');
    this.#words = [...new Set(known.match(/\p{L}{4,}/gu))];
    this.#today = whole(words.today);
    this.#asks = Object.entries({ d: days, w: weeks, h: hours, min: minutes, '': long }).map(
      ([unit, names]) => [unit, whole(names)],
    );
    this.#ends = endsOf(words);
    this.#bare = whole(`(?:(?:${words.spans.the})\\s*)?(?<h>\\d{1,2})`);
    const amount = `(?<much>\\d{1,3})\\s?(?:(?<hours>${hours}|h)(?:\\s?(?<rest>[0-5]\\d))?|(?:${minutes}|min))`;
    this.#rest = whole(
      `(?:${less})\\s+(?:${amount}\\s+(?:(?:${words.of})\\s*)?(?:${rest})|(?:${rest})\\s+${amount.replaceAll('?<', '?<other')})`,
    );
    this.#said = whole(`${said}|${howMany}`);
    const name = '(?:\\p{L}+ ){0,2}';
    this.#span = new RegExp(
      `^(?:(?!(?:${from})\\s)(?<noun>\\p{L}{4,})\\s+)?(?:(?<from>${from})\\s+(?<day>${name}))?${END}\\s+(?:${to})\\s+(?<other>${name})${END}$`,
      'u',
    );
    this.#led = whole(`(?:${words.spans.at})\\s*\\d[\\d:.\\sh]*$`);
    this.#one = new RegExp(`^(?:(?<until>${until})|(?:${since}))\\s+${END}$`, 'u');
  }

  /** Reads a text, and where nothing is found the same with its slips put right. */
  read(folded: string, context: SpanContext): Question | undefined {
    const found = this.#read(folded, context);
    if (found) return found;
    const corrections: Correction[] = [];
    const text = folded.replace(/\p{L}{4,}/gu, (typed, at: number) => {
      const words = this.#known.test(typed) ? [] : this.#words;
      const isNear = (one: string) => typed.length > 4 && slipsBetween(typed, one, 1) <= 1;
      const word = words.find((one) => hasSwappedLetters(typed, one)) ?? words.find(isNear);
      if (word === undefined) return typed;
      corrections.push({ span: [at, at + typed.length], word });
      return word;
    });
    const question = corrections.length > 0 ? this.#read(text, context) : undefined;
    return question && { ...question, corrections };
  }

  #read(folded: string, context: SpanContext): Question | undefined {
    let pause = 0;
    let text = folded.replace(this.#rest, (...found) => {
      const { much, hours, rest, othermuch, otherhours, otherrest } = found.at(-1) as Groups;
      pause += Number(much ?? othermuch) * ((hours ?? otherhours) ? 60 : 1) + Number(rest ?? otherrest ?? 0);
      return ' '.padEnd((found[0] as string).length);
    });
    const ends: End[] = [];
    let isOpen = false;
    const take = (pattern: RegExp, read: Read) => {
      text = text.replace(pattern, (...found) => {
        const end = read(found.at(-1) as Groups, found.at(-2) as string);
        isOpen ||= end === undefined;
        const [at, { am, pm }] = [found.at(-3) as number, found.at(-1) as Groups];
        const isLed = Boolean(am ?? pm) || `${folded.slice(0, at)}${found[0]}`.search(this.#led) >= 0;
        ends.push({ at, ...end, isLed });
        return END.padEnd((found[0] as string).length);
      });
    };
    for (const [pattern, read] of this.#ends) take(pattern, read);
    // from 8 to 14:35
    if (ends.length === 1 && ends[0]?.minutes !== undefined) take(this.#bare, timeOfDay);
    text = text.replace(this.#today, (found, at: number) => {
      ends.push({ at, month: context.today.slice(5), year: context.today.slice(0, 4) });
      return END.padEnd(found.length);
    });
    if (isOpen || ends.length === 0 || ends.length > 2) return undefined;
    return this.#between(
      { folded, text },
      ends.sort((a, b) => a.at - b.at),
      pause,
      context,
    );
  }

  /**
   * The words around two times and a question how many hours or how long, which change nothing; undefined where one may.
   * `entro a las 8:30 y salgo a las 15:00, cuántas horas`
   */
  #around(text: string): readonly Correction[] | undefined {
    const [asked = ''] = text.match(this.#howMany) ?? [];
    const rest = text.replace(asked, ' '.padEnd(asked.length));
    const isSeveral = rest.split(END).length !== 3 || hasDigit(rest) || rest.search(this.#several) >= 0;
    const isOther = this.#asks.some(([unit, names]) => unit !== '' && rest.match(names));
    if (!asked.includes(' ') || isSeveral || isOther) return undefined;
    return [...rest.matchAll(/\p{L}+/gu)]
      .filter(([word]) => !this.#known.test(word))
      .map(({ 0: word, index }) => ({ span: [index, index + word.length], word: '' }));
  }

  /** What a text asks for, by the unit, and what else it says. */
  #asked(text: string): readonly [asked: string | undefined, rest: string] {
    let asked: string | undefined;
    let rest = text.replace(/[¿?!.,;:]/g, ' ');
    for (const [unit, names] of this.#asks)
      rest = rest.replace(names, () => {
        asked ??= unit;
        return ' ';
      });
    return [asked, singleSpaced(rest.replace(this.#said, ' '))];
  }

  #between(
    { folded, text }: { readonly folded: string; readonly text: string },
    [first, second]: readonly End[],
    pause: number,
    context: SpanContext,
  ) {
    const [asked, rest] = this.#asked(text);
    const corrections = areClocks(first, second, asked) ? this.#around(text) : undefined;
    if (corrections && first && second) {
      const question = betweenTimes(first, second, pause, asked);
      return question && { ...question, corrections };
    }
    const found = second ? this.#span.exec(rest) : this.#one.exec(rest);
    const { from, until, noun } = found?.groups ?? {};
    if (!found || !first || isOther(found.groups ?? {}, first, second, asked)) return undefined;
    if (!second || !areTimes(first, second))
      return noun || asked === undefined || pause > 0
        ? undefined
        : betweenDays(...endsIn(first, second, until, context), asked, context);
    return asked !== undefined || pause > 0 || (!noun && isTold(from, first, second))
      ? without(noun, folded, betweenTimes(first, second, pause, asked))
      : undefined;
  }
}

/** Two days, one of which may be today. */
function endsIn(
  first: End,
  second: End | undefined,
  until: string | undefined,
  { today }: SpanContext,
): readonly [End, End] {
  const now = { at: 0, month: today.slice(5), year: today.slice(0, 4) };
  return second ? [first, second] : until ? [now, first] : [first, now];
}

/** Whether one time is the later one, or that of a morning less than half a day away: whoever arrives at 19:05 and left at 9:20 is not. */
const isInOrder = ({ minutes = 0 }: End, { minutes: other = 0 }: Partial<End> = {}) =>
  other > minutes || other + DAY - minutes < HALF_DAY;
const areDays = (first: End, second: End | undefined) =>
  first.month !== undefined && second?.month !== undefined;
const areTimes = (first: End, second: End | undefined) =>
  first.minutes !== undefined && second?.minutes !== undefined;

/** What is no span of the two, or of something else: how much is earned from 8 to 15:00, slept 6:30 and 7:15. */
function isOther(
  { from, day, other, noun }: Groups,
  first: End,
  second: End | undefined,
  asked: string | undefined,
): boolean {
  // Christmas Eve, 24 December; and no hour has a name
  if ((day || other) && !areDays(first, second)) return true;
  return noun !== undefined && (asked === '' || !(from || first.isSure || second?.isSure));
}

/** Whether both are times of day for certain, and not how long two things took. */
const areClocks = (first: End | undefined, second: End | undefined, asked: string | undefined) =>
  first !== undefined &&
  areTimes(first, second) &&
  isInOrder(first, second) &&
  ((first.isLed && second?.isLed) || (asked === 'h' && second?.isSure));

/** Whether two times are said to be the ends of something. */
const isTold = (from: string | undefined, first: End, second: End) =>
  from !== undefined || (first.isSure && second.isSure);

/** Tells what was left out: the thing that lasts so long. */
function without(noun: string | undefined, folded: string, question: Question | undefined) {
  if (!noun || !question) return question;
  const at = folded.indexOf(noun);
  return { ...question, corrections: [{ span: [at, at + noun.length], word: '' } as const] };
}

const asQuestion = (amount: number, from: string, to: readonly string[], formula: string): Question => ({
  ok: true,
  interpretation: {
    ...PLAIN,
    ...{ category: 'time', amount: exactOf(rational(BigInt(amount))), from, to },
    ...{ compound: to.length > 1, formula: [formula] },
  } as SumInterpretation,
  alternatives: [],
  corrections: [],
});

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;

/** From one time of day to another, past midnight only where the first is in the evening or its half of the day is said. */
function betweenTimes(
  { minutes: told = 0, isSure }: End,
  { minutes: second = 0, isSure: isOtherSure, isLate }: End,
  pause: number,
  asked: string | undefined,
): Question | undefined {
  // from 5 to 7 pm: the half of the day is said of both, where the first would still be before the second
  const first = isLate && !isSure && told + HALF_DAY < second ? told + HALF_DAY : told;
  const isPast = second <= first;
  if (isPast && (!isSure || first < HALF_DAY) && !(isSure && isOtherSure)) return undefined;
  const length = second - first + (isPast ? DAY : 0) - pause;
  if (length <= 0 || asked === 'd' || asked === 'w') return undefined;
  const to =
    asked === 'min' || length < 60 ? ['min'] : asked === 'h' || length % 60 === 0 ? ['h'] : ['h', 'min'];
  return asQuestion(
    length,
    'min',
    to,
    `${clockOf(first)} – ${clockOf(second)}${pause ? ` − ${pause} min` : ''}`,
  );
}

/** The day of an end in a year; nothing where that has none, as of 30 February. */
const dayIn = ({ month }: End, year: number): number => dayNumber(`${year}-${month}`);

/** Whole days from one day to another; one without its year is the nearest on its side. */
function betweenDays(
  first: End,
  second: End,
  asked: string,
  { today, locale }: SpanContext,
): Question | undefined {
  if (first.month === undefined || second.month === undefined || asked === 'h' || asked === 'min')
    return undefined;
  const thisYear = Number(today.slice(0, 4));
  const own = Number(first.year ?? second.year ?? thisYear);
  const begin =
    !first.year && second.year && dayIn(first, own) > dayIn(second, own)
      ? dayIn(first, own - 1)
      : dayIn(first, own);
  const next = Number(second.year ?? own);
  const end = !second.year && dayIn(second, next) < begin ? dayIn(second, next + 1) : dayIn(second, next);
  if (!(end >= begin)) return undefined;
  const formula = [begin, end].map((day) => formatIsoDate(isoDate(day), locale)).join(' – ');
  return asQuestion(end - begin, 'd', [asked === 'w' ? 'w' : 'd'], formula);
}

/** Reads questions about how long it is from one day or time of day to another, in the words of several languages. */
export function spanReader(languages: readonly DayWords[]) {
  const all = languages.map((words) => new SpanForms(words));
  return (folded: string, context: SpanContext): Question | undefined => {
    for (const forms of all) {
      const found = forms.read(folded, context);
      if (found) return found;
    }
    return undefined;
  };
}
