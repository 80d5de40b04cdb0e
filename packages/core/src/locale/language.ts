import type { Reworded } from '../text/reworded.ts';
import type { UnitName } from '../units/unit.ts';
import type { Locale } from './locale.ts';
import type { ReaderWords } from './role-words.ts';

/** What a little word does in a question besides naming a unit or a number. */
export type Role = 'connector' | 'per' | 'joiner' | 'filler' | 'interrogative' | 'of';

/** An operation between two amounts. */
export type Operator = '+' | '-' | '*' | '/' | '^';

/**
 * Traits of little words beside their role; words of a phrase are joined by `_`. `bare`: a scale without a count (un millón mil);
 * `part`: a number word with an article before the unit (half a mile); `within`: may be asked either way round (feet in miles).
 */
export type Trait = 'and' | 'article' | 'bare' | 'below' | 'negative' | 'part' | 'plus' | 'point' | 'within';

/**
 * Number words of a language. Words are separated by spaces, other words for the same number by `/`.
 */
export interface NumberWords {
  /** Added to what stands before: words for `first`, `first + step`, and so on. */
  readonly added: readonly (readonly [first: number, step: number, words: string])[];
  /** Multiply what stands before; `elsewhere` is what a word of the same look is in another language (billion, billón). */
  readonly scale: readonly (readonly [value: number, words: string, elsewhere?: number])[];
  /** One of so many parts. */
  readonly fraction: readonly (readonly [parts: number, words: string])[];
  /** Multiply what follows: twice 5. */
  readonly multiple: readonly (readonly [value: number, words: string])[];
}

/** The words by which a language asks for conversions: folded (lower case, no accents), separated by spaces. */
export interface QuestionWords {
  readonly roles: Readonly<Record<Role, string>>;
  readonly traits: Partial<Readonly<Record<Trait, string>>>;
  readonly operators: Partial<Readonly<Record<Operator, string>>>;
  readonly numbers: NumberWords;
}

/**
 * The words by which a language says percentages and shares, folded: alternatives parted by `|`, each a regular expression.
 * Signs of arithmetic and the other little words are those of `QuestionWords`.
 */
export interface SumWords {
  readonly percent: string;
  /** A tax that is added to a price. */
  readonly tax: string;
  readonly tip: string;
  /** What is taken off a price; `discount` is a noun and may mean the part itself. */
  readonly off: string;
  readonly discount: string;
  /** Adds what follows: `with 21% VAT`. */
  readonly with: string;
  /** The tax is in the price already: before it, and behind it. */
  readonly including: string;
  readonly included: string;
  /** Between a percentage and what is changed by it: `15% more than 80`. */
  readonly more: string;
  readonly less: string;
  /** Changes an amount by a percentage: `increase 80 by 15%`, `80 reduced by 15%`; `by` stands between. */
  readonly raise: string;
  readonly reduce: string;
  readonly by: string;
  /** Before a percentage and what it is added to or taken from: `add 15% to 80`. */
  readonly add: string;
  readonly take: string;
  /** Takes out a part that was added: `without VAT`. */
  readonly without: string;
  /** Between a share and its whole, besides `of`. */
  readonly on: string;
  /** Parts a sum between people, before their number. */
  readonly among: string;
  /** The same, only with a word for people after it. */
  readonly for: string;
  /** Stands after the number of people. */
  readonly people: string;
  /** `what` of `20 is what % of 80`. */
  readonly what: string;
  readonly is: string;
  /** How the step from one value to another is called: `% increase from 80 to 100`. */
  readonly change: string;
  /** Before the first and the second of two values that are compared. */
  readonly from: string;
  readonly to: string;
  /** Before a target. */
  readonly in: string;
  /** Between the sides of an area. */
  readonly times: string;
  /** Between a distance and its time, besides `per`. */
  readonly over: string;
  /** Between a price and what it is for, besides `per`. */
  readonly each: string;
}

/**
 * The words by which a language says days, folded: alternatives parted by `|`, each a regular expression; months, weekdays,
 * numbers and quarters separated by spaces; phrases one by one, `#` standing in each for what it is about.
 */
export interface DayWords {
  /** January first. */
  readonly months: string;
  /** Monday first. */
  readonly weekdays: string;
  readonly today: string;
  readonly yesterday: string;
  readonly beforeYesterday: string;
  /** From one on, as said before days, weeks and years. */
  readonly numbers: string;
  /** Day, week, month, year. */
  readonly units: readonly [day: string, week: string, month: string, year: string];
  /** How long ago: a number and its unit. */
  readonly ago: readonly string[];
  /** The one before this: a weekday, a month or a year. */
  readonly last: readonly string[];
  /** The one that is: a month or a year. */
  readonly current: readonly string[];
  /** Before a day. */
  readonly on: string;
  /** Before a month or a year. */
  readonly in: string;
  /** Between a day and its month, and a month and its year. */
  readonly of: string;
  /** Behind the number of a day, and what the first of a month is called. */
  readonly ordinal: string;
  readonly first: string;
  readonly quarter: string;
  /** First to fourth. */
  readonly quarters: string;
  /** The average rate, before a span of days. */
  readonly average: string;
  /** The rate, before a day. */
  readonly rate: string;
  /** Verbs that ask about the past, and the one that asks about now. */
  readonly was: string;
  readonly is: string;
  /** `3/4/2020` is the third day of April. */
  readonly dayFirst: boolean;
  readonly spans: SpanWords;
}

/** The words by which a language asks how long it is from one day or time of day to another: folded alternatives parted by `|`. */
interface SpanWords {
  /** Before a day or an hour. */
  readonly the: string;
  /** Before a time of day alone. */
  readonly at: string;
  /** Before the first end, and between both. */
  readonly from: string;
  readonly to: string;
  /** Before the only end: of a day to come, and of one gone by. */
  readonly until: string;
  readonly since: string;
  /** Asks for the time between in no unit; and before one. */
  readonly long: string;
  readonly howMany: string;
  readonly hours: string;
  readonly minutes: string;
  /** Behind a time of day: the word for its hour, and the half of the day. */
  readonly hour: string;
  readonly morning: string;
  readonly afternoon: string;
  /** What is taken off, and the word before it. */
  readonly rest: string;
  readonly less: string;
  /** What else is said in such a question, which changes nothing. */
  readonly said: string;
  /** Days of the same date each year, by month and day as in `12-25`. */
  readonly feasts: Readonly<Record<string, string>>;
}

/** What a language calls money. */
export interface CurrencyWords {
  /** What a currency is also called, by code: a list of terms, see `text/listed-terms.ts`. */
  readonly names: Readonly<Record<string, string>>;
  /** Who uses it, by code, separated by commas; names that are the same in many languages stand in `money/currencies/aliases.ts`. */
  readonly places: Readonly<Record<string, string>>;
  /** The bare noun of a currency's name: `peso` of `Peso mexicano`. */
  readonly nounOf: (name: string) => string;
  /**
   * Words for a fixed amount of money: what one is (1/100), a list of terms, and the codes of the currencies it may be of,
   * the one that most people mean first. A code without a rate is understood, and said to have none.
   */
  readonly denominations: readonly (readonly [value: string, terms: string, codes: string])[];
  /** Everyday words, in small letters and separated by spaces, that are also a currency's code or noun. */
  readonly everyday: string;
}

/** What a language calls what is in a kitchen, by id: the name as in the middle of a sentence, then what else, parted by commas. */
export interface KitchenWords {
  readonly ingredients: Readonly<Record<string, string>>;
  /** Both forms of a name, `|` between them; the units of the catalogue are not among them. */
  readonly units: Readonly<Record<string, string>>;
  /** Names behind an ingredient; `@` stands for the ending that agrees with it. */
  readonly forms: Readonly<Record<string, string>>;
}

/** The tables of a language, each fetched when it is used. */
export interface LanguageTables {
  readonly currencyNames: () => Promise<Pick<Language, 'currencyNames'>>;
  /** Without those that units bring themselves: `nameUnits` adds them. */
  readonly unitNames: () => Promise<{ readonly allUnitNames: Language['unitNames'] }>;
  /** What the specialist units are called: fetched with those units. */
  readonly specialistUnits: () => Promise<{
    readonly specialistUnitNames: Language['unitNames'];
    readonly specialistUnitWords: Language['unitWords'];
  }>;
  /** What the technical units are called: in no `Language`, since few need them. */
  readonly technicalUnits: () => Promise<{
    readonly technicalUnitNames: Language['unitNames'];
    readonly technicalUnitWords: Language['unitWords'];
  }>;
  /** Where they do not stand in the rows of the kitchen: fetched with those. */
  readonly kitchen?: () => Promise<Required<Pick<Language, 'kitchenWords'>>>;
  readonly words: () => Promise<Pick<Language, 'currencyWords' | 'unitWords' | 'unitSpellings'>>;
}

/** A language in parts: how it writes figures, which everything needs, and its tables. */
export interface LanguageParts {
  readonly locale: () => Promise<Pick<Language, 'locale'>>;
  readonly tables: () => Promise<{ readonly tables: LanguageTables }>;
  /** What questions are read by in it, besides the languages that they are understood in everywhere. */
  readonly questions?: () => Promise<{ readonly language: Language } | undefined>;
}

/** Everything in the folder of a language, for readers of questions. */
export interface Language {
  readonly locale: Locale;
  readonly questionWords: QuestionWords;
  /** Words of chatty questions, which change nothing: folded, separated by spaces. */
  readonly chatWords: string;
  readonly sumWords: SumWords;
  /** Of a language that is fetched whole; those of the others are lists of their own, which are fetched with a day. */
  readonly dayWords?: DayWords;
  readonly unitNames: Readonly<Record<string, UnitName>>;
  /** What units are also called, separated by commas. */
  readonly unitWords: Readonly<Record<string, string>>;
  /** Other spellings of a unit's name that follow from it. */
  readonly unitSpellings?: (name: string) => readonly string[];
  readonly currencyNames: Readonly<Record<string, string>>;
  readonly currencyWords: CurrencyWords;
  /** Those of Spanish and English stand in the rows of the kitchen. */
  readonly kitchenWords?: KitchenWords;
  /** Of a language that is fetched whole; those of Spanish and English come with the third reader. */
  readonly readerWords?: ReaderWords;
  /** Puts whole phrases of it in words of the languages that are understood everywhere; nothing where a text has none. */
  readonly reword?: (text: string) => Reworded | undefined;
}
