/** What stands between the digits of a figure. */
export type Separators = Pick<Locale, 'decimal' | 'group' | 'figures'>;

/** How figures are written apart from the language: the sign between groups, that before the decimals, and `2` for lakhs. */
export type Figures = '.,' | ',.' | '\u202F,' | '\u2019.' | ',.2';

/** What a language writes and reads figures, dates and times by. It is handed in; nothing in core asks which language it is. */
export interface Locale {
  /** Language tag. @source BCP 47 */
  readonly id: string;
  /** The same with a region that writes figures as the language does here. */
  readonly tag: string;
  /** Before the decimals. */
  readonly decimal: '.' | ',';
  /** Between groups of three digits. */
  readonly group: '.' | ',' | '\u202F' | '\u2019';
  /** Between groups of digits as some countries of the language write them; read, never written. */
  readonly otherGroup?: '.' | ',' | undefined;
  /** Set where reader or region have other separators than the language: what is asked in another one is read by them too. */
  readonly figures?: Figures;
  /** Between a figure and its %. */
  readonly beforePercent: '' | '\u202F';
  /** Between a name and the colon after it. */
  readonly beforeColon?: '\u00A0';
  /** Codes of the currencies that people who speak it want most, separated by spaces. */
  readonly likelyCurrencies: string;
  /** Short names of the twelve months. */
  readonly months: readonly string[];
  readonly dayAndMonth: (day: number, month: string) => string;
  readonly monthAndYear: (month: string, year: string) => string;
  /** @param dayAndMonth as the language writes them */
  readonly fullDate: (dayAndMonth: string, year: string) => string;
  /** Joins articles and prepositions with the numbers after them: `de l’11 ag` instead of `del 11 ag`. */
  readonly contract?: (text: string) => string;
  /** Less than a minute ago. */
  readonly justNow: string;
  /** @param time such as `3 min` */
  readonly ago: (time: string) => string;
  /** Symbols of minute, hour and day. */
  readonly timeUnits: readonly [minute: string, hour: string, day: string];
  /**
   * The form of a unit's name that a figure takes.
   * @param plain digits as they are shown, with a point and an ASCII minus
   * @source Unicode CLDR, plural rules
   */
  readonly plural: (plain: string) => 'one' | 'other';
}
