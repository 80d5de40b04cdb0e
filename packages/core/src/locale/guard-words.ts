/**
 * Words that tell that a question means something else than its amounts say, folded: alternatives parted by `|`, each a regular
 * expression; `silent` is separated by spaces.
 */
export interface GuardWords {
  /** May stand between two amounts of one kind, and changes neither. */
  readonly silent: string;
  /** Never passed over, wherever it stands: there and back, after tax, on both sides, another. */
  readonly stop: string;
  /** Without its tax: never skipped, unless a percentage of it is taken off. */
  readonly net: string;
  /** Which of several a share is off: the second at half its price. */
  readonly ordinal: string;
  /** What something is compared with costs nothing: it feels like a million. */
  readonly like: string;
  /** Asks for a count. */
  readonly howMany: string;
  /** Thousands and dozens, of which nobody says how many where no number stands before them. */
  readonly several: string;
  /** Never left out, where it is in no table: thrice, without, none. */
  readonly kept: string;
  /** Comes in or goes out, was or is left: amounts of both are not added. */
  readonly moves: string;
  /** Asks for all amounts together. */
  readonly total: string;
  /** One side of a thing, which the diagonal of a screen is none of. */
  readonly side: string;
  readonly screen: string;
  /** What a length alone does not tell: an area, a circumference. */
  readonly flat: string;
  /** Those that a thing is made for, behind their number. */
  readonly people: string;
  /** What is shared out among them. */
  readonly food: string;
  /** More or less than the amount behind it; asks for the more of several amounts. */
  readonly bound: string;
  /** At least, at most: no figure is shared out by it. */
  readonly least: string;
  /** Money that several countries have or had, none of which it names. */
  readonly whose: string;
  /** Tells how a temperature changed, which no scale's zero has to do with. */
  readonly warmer: string;
  /** What such a figure does not measure: degrees of an angle or a drink, weight of paper, taxed horses, miles at sea, nominal pipes, a blood's pressure, what a volume weighs. */
  readonly other: Readonly<
    Record<'temperature' | 'size' | 'cv' | 'mi' | 'in' | 'st' | 'ft' | 'bar' | 'number' | 'volume', string>
  >;
}
