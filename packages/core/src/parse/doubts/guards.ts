import type { GuardWords } from '../../locale/guard-words.ts';
import type { Language } from '../../locale/language.ts';
import { withReaderWords } from '../../locale/reader-words.ts';
import type { ReaderWords } from '../../locale/role-words.ts';
import { formerWorth } from '../../money/currencies/former-money.ts';
import { hasLetter } from '../../text/characters.ts';
import { type FoldedText, foldQuestion } from '../../text/fold-question.ts';
import { foldLetters } from '../../text/fold-text.ts';
import { NEXT_METRIC, NEXT_SMALLER } from '../question/interpretation/compound-amount.ts';
import type { Correction, Interpretation, Question, QuestionError, Span } from '../question/question.ts';
import { isSign, type Lexeme } from '../question/words/lex-question.ts';
import { inCategory, isMoney, isShared } from '../question/words/senses.ts';
import { formulaText, isSum } from '../sums/sum.ts';
import {
  type AmountPlace,
  isNumber,
  isOneOf,
  partedNumber,
  placesIn,
  repeatedScale,
  timeOfDay,
} from './amounts-said.ts';
import { isOfNamedPlace } from './likeliest-first.ts';
import { isBeside, otherKind, type Understood } from './other-kind.ts';
import { unsaidIn } from './unfitting.ts';

/** Words of sums that say what is done with an amount, wherever they stand between two. */
const CHANGES = ['off', 'discount', 'tax', 'tip', 'more', 'less', 'raise', 'reduce', 'add', 'take'] as const;
/** What is shared out among people, who sit at a table and do not part it. */
const SHARED = new Set(['currency', 'time', 'number', 'percent']);
const OF_MONEY = new Set(['currency', 'number']);
const SPACE = new Set(['area', 'volume']);
/** Alike in all languages; of sides it is no area. */
const DIAGONAL = /diagonal/u;
const SIDES = /\d ?\p{L}{0,2} ?(?:x|por|by|par|mal|per) ?\d/u;
/** The scale of a temperature is named: `12 °C`, `12 grados celsius`, and no `700c`. */
const SCALE =
  /\d ?[°º] ?[cfk](?!\p{L})|\d (?:\p{L}+ )?(?:[cf]|cel[cs]i\p{L}*|fahrenheit|centi\p{L}+)(?!\p{L})/u;
/** A day and no division, nor a difference. */
const DATE =
  /(?<![\d.,/-])(?:(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d\d|\d\d(?=\D*[-+\p{L}]))|(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01]))(?![\d/]|[.,]\d)/u;
/** A day of this year, which no share is written like: `del 03/04`. */
const SHORT_DATE =
  /(?<![\d.,/-])(?:0[1-9]\/(?:0?[1-9]|1[0-2])|(?:[1-9]|[12]\d|3[01])\/0[1-9])(?![\d/]|[.,]\d)/u;
/** No degrees: Fahrenheit 9/11. */
const FRACTION = /\d ?\/ ?\d/u;
/** Thousandths of an amount, in all languages. */
const PER_MIL = /\d (?:por|pour|per|pro) ?mil(?:le)?(?!\p{L})/u;
/** Sides in no unit, since the word for an inch is that for *in*: `2x4 in cm`. */
const NO_SIDES = /\d ?(?:[x*×]|by|por|per|mal|par) ?\d[\d.,]* in \p{L}+\s*$/u;
/** Days that are added to: no share of one. */
const DAY_OF_MONTH = /\d ?\/ ?\d{1,2} *(?:[-+]|plus|minus|m[ae]i?s|men[oy]s?|moins|piu) *\d/u;
const DAYS = new Set(['d', 'w', 'month', 'y']);
/** What nobody asks for in thousandths of an inch: 10 mil pasos en km. */
const FAR = new Set(['km', 'm', 'mi', 'ft', 'yd']);
/** No inches: the word for *in* before a target, and in Italian in *in più*. */
const IN_TARGET = /\d in \p{L}+\s*$| in (?:piu|meno) /u;
/** Feet and inches, and those of somebody else. */
const HEIGHTS = /ft .* \+ .*ft/u;
/** Feet and inches, minutes and seconds; no feet in so many seconds. */
const MARKS = /\d ?['′’] ?\d[\d.,]* ?["″”]/u;
/** A price of one of what stands behind it: 3,80 l'etto. */
const PRICE_OF = /\d l['’]\p{L}/u;
/** How many digits the smaller unit has that people say no more: 1 m 80. */
const DIGITS: Readonly<Record<string, number>> = { m: 2, kg: 3, km: 3 };
/** Three times a week, whatever else is said. */
const TIMES = /(?<!\p{L})(?:veces|times|vezes|fois|\p{L}*mal|volte|vegades)(?!\p{L})/u;
/** What a car is taxed by reaches this many horses, and what it has begins above. */
const FISCAL = 25;
const SIZE = new Set(['weight', 'length']);
const SIZE_OR_SPACE = new Set(['weight', 'length', 'volume', 'area']);
/** Money that had cents of its own and has become euros, alike in all languages. */
const FORMER = /^(?:pess?et|fran[ck]|lir|marc|mark|escud|dracm|drachm|florin|gulden)/;
/** Said twice it is a thousand. */
const MIL = /(?<!\p{L})mil .*(?<!\p{L})mil(?!\p{L})/u;
/** Amounts that are added up, and no percentage to one: not `240/(100 + 20)`. */
const ADDED = /(?<!\/\(\d+) \+ (?![\d.,]* ?%)/;
/** So many of each of two things, whose names are no strangers: 2 bags of 20 kg and 3 bags of 25 kg. */
const COUNTED = /×[^+]*\+[^+]*×/;
/** One amount by another. */
const DIVISION = /[÷/]/;
const WORKED_OUT = /[*/×÷−]| - /;
/** Mere figures, one by another; 3.60 by 250 g is a price. */
const DIVIDED = /^[^×<=\p{L}]*÷[^×<=\p{L}]*$/u;
/** The mean of a list. */
const AVERAGED = /^\([^%()]*\) ÷ $/;
/** For 9 what is made for 4. */
const SCALED = / × {2}÷ $/;
/** A percentage is added. */
const TAXED = /(?<!\(1) \+ [\d.,]*%/;

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** `dos mil`, `mil por mil`: thousands, and no thousandths of an inch. */
function isThousand(
  { text }: FoldedText,
  { category, from, to, assumedTarget }: Interpretation,
  lexemes: readonly Lexeme[],
): boolean {
  if (from === 'mil' && lexemes.some((one, at) => one.text === 'mil' && lexemes[at - 1]?.numberWord))
    return true;
  return MIL.test(text) && (from === 'mil' ? to[0] === from && !assumedTarget : SPACE.has(category));
}

/** The number of a year, which stands behind it: `the year 2024` is no 2024 years. */
const yearIn = (lexemes: readonly Lexeme[]): Lexeme | undefined =>
  lexemes.find(({ text }, at) => YEAR.test(text) && lexemes[at - 1]?.senses.some(({ id }) => id === 'y'));

/** A year behind a connector. */
const yearAfter = (connector?: Lexeme, year?: Lexeme): Lexeme | undefined =>
  connector?.role === 'connector' && YEAR.test(year?.text ?? '') ? year : undefined;

/** The year in which something was paid, and no factor: `en 1998 me costó 1.500 pesetas`. */
const yearFirst = (lexemes: readonly Lexeme[]) => yearAfter(...lexemes.slice(0, 2));

/** `lire`, which were Italy's before they are those of Turkey. */
const formerTarget = (lexemes: readonly Lexeme[], { from, to }: Interpretation): Span | undefined =>
  lexemes.find(
    ({ senses }) =>
      senses.some(({ id, rank }) => id !== from && rank > 0 && to.includes(id)) &&
      senses.some(({ worth, rank }) => worth && rank === 0 && formerWorth(worth)),
  )?.span;

/** A year to come, of which there is no rate: `euro dollaro nel 2030`. */
const yearLast = (lexemes: readonly Lexeme[]) =>
  lexemes.filter(isNumber).length === 1 ? yearAfter(...lexemes.slice(-2)) : undefined;

/** Leads to a target. */
const ASKS = new Set(['connector', 'interrogative']);
/** What a word stands behind that is a target. */
const TO = new Set(['connector', 'interrogative', 'joiner']);
/** A word that is said of other things, and no target: `dinar de 148 euros entre 8`, a lunch in Catalan. */
const everydayWord = (lexemes: readonly Lexeme[], { assumedTarget, to }: Interpretation): Span | undefined =>
  lexemes.find(({ everyday, senses }, at) => {
    const before = lexemes[at - 1];
    if (!everyday || assumedTarget || (before && isNumber(before))) return false;
    const isTarget = at < lexemes.length - 1 ? TO.has(before?.role ?? '') : before?.role !== 'of';
    return !isTarget && senses.some(({ id }) => to.includes(id));
  })?.span;

const form = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
const listed = (words: string): string => words.replaceAll(' ', '|');

/** 20 ringgit and 43c are no cents of the dollar. */
const sharedCoin = (
  interpretation: Understood['question']['interpretation'],
  lexemes: Understood['lexemes'],
): Span | undefined =>
  interpretation.category === 'currency' && isSum(interpretation) && interpretation.terms
    ? lexemes.find(({ senses }) => isShared(senses))?.span
    : undefined;

/**
 * Tells which questions mean something else than what was read, by words that no reading may pass over, in several languages at
 * once. A refusal is never wrong: what these words say is worked out nowhere.
 */
export class Guards {
  readonly #words: Readonly<Record<Exclude<keyof GuardWords, 'silent' | 'other'>, RegExp>>;
  readonly #other: Readonly<Record<keyof GuardWords['other'], RegExp>>;
  readonly #silent: ReadonlySet<string>;
  readonly #changes: RegExp;
  readonly #forPeople: RegExp;
  readonly #each: RegExp;
  readonly #eachOf: RegExp;
  readonly #for: RegExp;
  readonly #is: RegExp;
  readonly #howLong: RegExp;
  readonly #party: RegExp;
  readonly #costs: RegExp;
  readonly #one: RegExp;
  readonly #said: RegExp;
  readonly #compares: RegExp;
  readonly #changedTo: RegExp;

  constructor(spoken: readonly Language[]) {
    const languages = withReaderWords(spoken);
    const all = (of: (words: Language & ReaderWords) => string) => form(languages.map(of).join('|'));
    const { silent: _, other, ...lists } = (languages[0] as ReaderWords).guardWords;
    const formsOf = <Words extends object>(words: Words, of: (name: keyof Words) => RegExp) =>
      Object.fromEntries(Object.keys(words).map((name) => [name, of(name as keyof Words)])) as Record<
        keyof Words,
        RegExp
      >;
    this.#words = formsOf(lists, (name) => all(({ guardWords }) => guardWords[name]));
    this.#other = formsOf(other, (name) => all(({ guardWords }) => guardWords.other[name]));
    this.#silent = new Set(languages.flatMap(({ guardWords }) => guardWords.silent.split(' ')));
    this.#changes = all(({ sumWords }) => CHANGES.flatMap((name) => sumWords[name] || []).join('|'));
    this.#forPeople = all(({ guardWords: { people }, sumWords }) => `(?:${sumWords.for}) \\S+ (?:${people})`);
    this.#each = all(
      ({ guardWords: { people }, questionWords }) => `(?:${listed(questionWords.roles.per)}) (?:${people})`,
    );
    this.#eachOf = new RegExp(`${this.#each.source}.* \\d`, 'u');
    this.#for = all(({ questionWords, sumWords }) => `${sumWords.for}|${listed(questionWords.roles.per)}`);
    this.#changedTo = all(
      ({ sumWords: { percent, raise, reduce, to } }) =>
        `(?:(?:${raise}|${reduce}) (?:\\S+ ){0,3}\\d\\S* ?(?:%|${percent})|(?:%|${percent}) (?:${raise}|${reduce})) (?:${to}) (?:\\p{Sc} ?)?\\d`,
    );
    this.#party = all(({ roleWords }) => `${roleWords.we}|${roleWords.bill}`);
    this.#costs = all(({ roleWords }) => roleWords.costs);
    this.#one = all(({ roleWords }) => roleWords.one);
    this.#said = all(({ roleWords }) => `${roleWords.silent}|${roleWords.pronouns}|${roleWords.adds}`);
    this.#compares = all(({ roleWords }) => roleWords.compares);
    this.#is = all(({ sumWords }) => sumWords.is);
    this.#howLong = all(({ roleWords }) => roleWords.asks.time);
  }

  /** What a text was understood as, unless a word of it says that something else is meant. */
  unlessGuarded(
    source: string,
    question: Question | QuestionError,
    lexemesOf: () => readonly Lexeme[],
  ): Question | QuestionError {
    if (!question.ok) return question;
    const { corrections, interpretation } = question;
    const told = corrections.map(({ word }) => word).join(' ');
    const formula = isSum(interpretation) ? formulaText(interpretation.formula, ({ unit }) => unit) : '';
    const folded = foldQuestion(source);
    const text = { folded, question, lexemes: lexemesOf(), told, work: told + formula };
    const unasked = unaskedIn(text);
    if (unasked) {
      const suggestions = unasked.word === '' ? [] : [unasked.word];
      return { ok: false, code: 'unknown-word', span: unasked.span, suggestions };
    }
    const span =
      this.#stopIn(text) ??
      unsaidIn(text, this.#words.several) ??
      this.#leftOut(text) ??
      this.#otherSide(text) ??
      this.#otherShare(text) ??
      this.#otherMeasure(text) ??
      marksIn(text) ??
      dayFrom(text) ??
      this.#timeAsked(text) ??
      this.#likened(text) ??
      this.#otherThing(text) ??
      this.#otherPurpose(text) ??
      otherKind(text) ??
      this.#unread(text) ??
      partedNumber(text.lexemes) ??
      timeOfDay(text.lexemes) ??
      repeatedScale(text.lexemes) ??
      this.#otherPart(text) ??
      this.#strangersBetween(text);
    const whose = this.#whoseMoney(text);
    const suggestions = whose ? [...new Set(whose.senses.map(({ id }) => id))].slice(0, 3) : [];
    const doubtful = span ?? whose?.span;
    return doubtful ? { ok: false, code: 'not-understood', span: doubtful, suggestions } : question;
  }

  /** A word that nothing works out: there and back, after tax, another. */
  #stopIn({ folded, question: { interpretation }, lexemes, work }: Understood): Span | undefined {
    const { category } = interpretation;
    const hasShare = (folded.text + work).includes('%');
    // 19% onto what is net already
    const isSigned = lexemes.some(({ operator }) => operator === '+');
    const isNet = OF_MONEY.has(category) && (!hasShare || (TAXED.test(work) && !isSigned));
    const isAdded = ADDED.test(work) && !isSigned;
    // I have 30 $ and 25 £, the total: what is said before both is said of both
    const [first] = this.#words.total.test(folded.text) ? placesIn(lexemes) : [];
    const said = lexemes.slice(first?.to ?? 0).map(({ text }) => text);
    const isMoved = isAdded && !COUNTED.test(work) && this.#words.moves.test(said.join(' '));
    return (
      placeOf(this.#words.stop, folded) ??
      // reduced by 20 % to 80: what it was is asked for, or what it is
      placeOf(this.#changedTo, folded) ??
      // which is longer, 3 miles
      (placesIn(lexemes).length === 1 && !hasShare ? placeOf(this.#compares, folded) : undefined) ??
      sharedCoin(interpretation, lexemes) ??
      (isNet ? placeOf(this.#words.net, folded) : undefined) ??
      (hasShare || work.includes('×') ? placeOf(this.#words.ordinal, folded) : undefined) ??
      (isMoved ||
      isThousand(folded, interpretation, lexemes) ||
      [DATE, SHORT_DATE, PER_MIL].some((form) => form.test(folded.text))
        ? [0, folded.source.length]
        : undefined)
    );
  }

  /** A word that may not be left out, or was read as two; a thing beside mere factors, which are its name or its sides. */
  #leftOut({ folded, question, lexemes, work }: Understood): Span | undefined {
    const { corrections } = question;
    const isNamed =
      lexemes.some(({ operator }) => operator === '*') &&
      lexemes.every(({ senses }) => senses.length === 0) &&
      !(folded.text + work).includes('%');
    // une centaine is no slip of the two words cent in
    return corrections.find(({ span, word }) =>
      word === ''
        ? isNamed || this.#words.kept.test(foldLetters(folded.source.slice(...span)))
        : word.includes('_'),
    )?.span;
  }

  /** One side of a screen, whose inches are its diagonal; the area that a length alone does not tell. */
  #otherSide({ folded, question: { corrections, interpretation }, told }: Understood): Span | undefined {
    const { text } = folded;
    const { category } = interpretation;
    const { flat, screen, side } = this.#words;
    // 2 pies cuadrados de alto en m
    const isSquared = SPACE.has(category) && corrections.some(({ word }) => /^\w+[23]$/.test(word));
    if ((isSquared || screen.test(text)) && side.test(text)) return placeOf(side, folded);
    if (category === 'length' && !told.includes('*') && flat.test(text)) return placeOf(flat, folded);
    return SPACE.has(category) || SIDES.test(text) ? placeOf(DIAGONAL, folded) : undefined;
  }

  /** What is made for so many people, and `20 kg is half my weight`: the other amount is asked for. */
  #otherShare({ folded, question: { interpretation }, lexemes, work }: Understood): Span | undefined {
    // 80 g a head, for 15 people
    const isEach = work.includes('×') && this.#each.test(folded.text);
    if (
      !isEach &&
      !SCALED.test(work) &&
      !SHARED.has(interpretation.category) &&
      !this.#words.food.test(folded.text)
    ) {
      const found = placeOf(this.#forPeople, folded);
      if (found) return found;
    }
    for (const { to } of placesIn(lexemes)) {
      const [verb, ...shares] = lexemes.slice(to + 1, to + 4);
      if (!verb || verb.role === 'joiner' || !this.#is.test(verb.text)) continue;
      const share = shares.find(({ numberWord }) =>
        ['fraction', 'multiple'].includes(numberWord?.kind ?? ''),
      );
      if (share) return share.span;
    }
    return undefined;
  }

  /** More or less than an amount, which no figure is: more than 5 km, at least 5 people share 80 €; and no two offers. */
  #boundIn({ folded, question, work }: Understood, isOne: boolean): Span | undefined {
    const isShared = question.interpretation.category === 'currency' && /^[^<=]*[×÷][^<=]*$/.test(work);
    return (
      (isOne || ADDED.test(work) || isShared ? placeOf(this.#words.bound, folded) : undefined) ??
      (isShared ? placeOf(this.#words.least, folded) : undefined)
    );
  }

  /** A size that is a name; a day. */
  #otherMeasure(text: Understood): Span | undefined {
    const { folded, question, lexemes, work } = text;
    const { assumedTarget, category, from, to, ...interpretation } = question.interpretation;
    const isOne = !('formula' in interpretation) && placesIn(lexemes).length === 1;
    const unread = () => lexemes.find((word) => this.#isUnread(word, question.corrections))?.span;
    const isDated = DAYS.has(from) && lexemes.some(({ operator }) => isSign(operator));
    // 20 lb in pounds, which are of money or of another place
    const meanings = [question.interpretation, ...question.alternatives];
    const isSame =
      isOne &&
      !assumedTarget &&
      (isRepeated(text) ||
        (!lexemes.some(({ senses }) => senses.some(({ id, worth }) => worth && id === from)) &&
          new Set(meanings.map((one) => `${one.from} ${one.to[0]}`)).size > 1 &&
          meanings.some((one) => one.from === from && one.to[0] === from)));
    // 10 euros a head for 4, 20 euros three times a week
    const isOften = 'per' in interpretation && !work.includes('*');
    return (
      this.#boundIn(text, isOne) ??
      placeOf(NO_SIDES, folded) ??
      (DAYS.has(from) ? placeOf(DAY_OF_MONTH, folded) : undefined) ??
      (isDated || (from === 'mil' && FAR.has(to[0] ?? '')) ? unread() : undefined) ??
      (isOften ? placeOf(TIMES, folded) : undefined) ??
      (isSame ? [0, folded.source.length] : undefined) ??
      (category === 'currency' && DIVISION.test(work) ? placeOf(this.#eachOf, folded) : undefined)
    );
  }

  /** What a kilo costs and how long 300 km take: nobody says at which price, and how fast. */
  #timeAsked({ folded, question: { interpretation } }: Understood): Span | undefined {
    const { assumedTarget, category } = interpretation;
    if (isSum(interpretation) || !assumedTarget) return undefined;
    return (
      (category === 'time' ? undefined : placeOf(this.#howLong, folded)) ??
      (OF_MONEY.has(category) ? undefined : placeOf(this.#costs, folded))
    );
  }

  /** Money that something only feels or looks like. */
  #likened({ folded, lexemes, question: { interpretation } }: Understood): Span | undefined {
    const isOfMoney = interpretation.assumedTarget && lexemes.some(({ senses }) => isMoney(senses));
    return isOfMoney ? placeOf(this.#words.like, folded) : undefined;
  }

  /** What has no such weight, length or degrees, or is named by its figure: a change of temperature, a pipe, miles at sea; a year and no span of so many. */
  #otherThing({ folded, lexemes, question: { interpretation }, work }: Understood): Span | undefined {
    const { amount, assumedTarget, category, from, to } = interpretation;
    // in 1998 I paid 20 marks
    if (category === 'currency')
      return (
        formerTarget(lexemes, interpretation) ??
        yearLast(lexemes)?.span ??
        (work.includes('×') ? yearFirst(lexemes)?.span : everydayWord(lexemes, interpretation))
      );
    // nobody means metres and no minutes by 100 m
    if (category === 'acceleration' && assumedTarget) return [0, folded.source.length];
    const isSize = SIZE.has(category) && !lexemes.some(({ role }) => role === 'per');
    const isWarmth = category === 'temperature';
    const isTaxed = from !== 'cv' || Number(amount.toSignificant(15)) <= FISCAL;
    // how many horsepower a car of 110 kW has
    const isMeant = (target: string) => target !== 'cv' || from !== 'kw';
    const { temperature, size, in: pipe, ...named } = this.#other;
    const isPipe = ({ text }: Lexeme) => pipe.test(text);
    // half an inch of a pipe's name is none, and more of it nearly is
    const { n, d } = amount.toFraction();
    const isNamed = from === 'in' && n < d;
    const beside = isNamed && placesIn(lexemes).some((place) => isBeside(lexemes, place, isPipe));
    const others: Readonly<Record<string, RegExp>> = named;
    const other = [...(isTaxed ? [from] : []), ...to.slice(0, 1).filter(isMeant), category].flatMap(
      (id) => others[id] ?? [],
    );
    return (
      (isWarmth ? placeOf(this.#words.warmer, folded) : undefined) ??
      (isWarmth && !SCALE.test(folded.text) ? placeOf(temperature, folded) : undefined) ??
      (['c', 'f', 'k'].includes(from) ? placeOf(FRACTION, folded) : undefined) ??
      (isSize ? placeOf(size, folded) : undefined) ??
      (beside ? placeOf(pipe, folded) : undefined) ??
      other.map((words) => placeOf(words, folded)).find((span) => span !== undefined) ??
      yearIn(lexemes)?.span
    );
  }

  /** What is for an amount, and no amount of it or so many times it: `syrup for 12 kg`, `un cotxe nou per 300 euros`; a place and no unit: `bei dm 12 euro`. */
  #otherPurpose({ question: { corrections, interpretation }, lexemes, work }: Understood): Span | undefined {
    const { category } = interpretation;
    const isFor = ({ text }: Lexeme) => isOneOf(this.#for, text);
    const isMoneyAsked = category === 'currency';
    for (const { from, of } of placesIn(lexemes)) {
      const around = lexemes.slice(Math.max(0, from - 4), from).reverse();
      const last = around.findIndex((one) => !one.article);
      const purpose = around.findIndex(isFor);
      const [word, before] = around.slice(purpose);
      if (!of?.has(category) || last < 0) continue;
      const isBought = isMoneyAsked && purpose === 0 && !DIVISION.test(work);
      if (word && before && isBought && isNumber(before)) return word.span;
      const isMade = SIZE_OR_SPACE.has(category) && purpose >= 0 && purpose < last + 2;
      if (word && before && isMade && this.#isUnread(before, corrections)) return word.span;
      const [unit, place] = around.slice(purpose === 0 ? 1 : 0);
      const isPlace = unit?.senses.some(({ id }) => 'per' in interpretation && id === interpretation.per);
      if (
        isPlace &&
        place &&
        !place.article &&
        !isNumber(place) &&
        place.role !== 'per' &&
        !this.#silent.has(place.text)
      )
        return place.span;
    }
    return undefined;
  }

  /** What is no smaller part of an amount: `200 kg 30%`, `20 kg and 30`, `30 km plus 20 in miles`; and two heights, which nobody adds. */
  #otherPart({ folded, question: { interpretation }, lexemes, work }: Understood): Span | undefined {
    const { category, parts } = interpretation;
    const isMoneyAsked = category === 'currency';
    if (parts.length > 1 && folded.text.includes('%')) return [0, folded.source.length];
    if (HEIGHTS.test(work) && !lexemes.some(({ operator }) => operator === '+'))
      return [0, folded.source.length];
    const units = [...parts, ...(isSum(interpretation) ? interpretation.formula : [])].map((one) =>
      typeof one === 'string' ? one : one.unit,
    );
    // 1,80 in fuss: nobody gives inches so
    const { from, to } = interpretation;
    if (from === 'in' && to[0] === 'ft' && /[12][.,]\d\d? in /.test(folded.text))
      return [0, folded.source.length];
    const isTarget = IN_TARGET.test(folded.text) && units.length > 1 && units.includes('in');
    if (isTarget && !units.includes('ft')) return [0, folded.source.length];
    const places = placesIn(lexemes);
    const short = places.find(({ from, to, of, isCount }, at) => {
      const [before, joiner, after] = [places[at - 1], lexemes[from - 1], lexemes[to + 1]];
      if (of || !before || joiner?.role !== 'joiner') return false;
      const digits = DIGITS[lexemes[before.to]?.senses[0]?.id ?? ''];
      if (digits) return lexemes[to]?.text.length !== digits;
      // 3 euros con 50, and no 3 euros y 50
      const isCents = isCount || after?.role === 'joiner' || isShared(lexemes[to]?.senses ?? []);
      const isBeside = before.to + 2 === from && before.of?.has('currency') === true;
      return isMoneyAsked && isBeside && !isCents && this.#silent.has(joiner.text);
    });
    return (parts.length > 1 || isMoneyAsked) && short ? lexemes[short.from]?.span : undefined;
  }

  /** Francs and lire without their country: several have had them, and some have them no more. */
  #whoseMoney({ folded: { source }, lexemes, question }: Understood): Lexeme | undefined {
    const { interpretation, corrections } = question;
    const { category, from, to } = interpretation;
    if (isOfNamedPlace(question, source)) return undefined;
    const money = lexemes.filter(({ role, senses }) => !role && isMoney(senses));
    const isCoin = ({ numberWord, senses }: Lexeme) => numberWord !== undefined || isShared(senses);
    if (category !== 'currency' || money.filter((one) => !isCoin(one)).length > 2) return undefined;
    // cèntims de franc
    const nameOf = ({ text, span }: Lexeme) =>
      foldLetters(source.slice(...span))
        .slice(text.length)
        .replace(/^\s+(?:\p{L}{1,3}[ '])?/u, '') || text;
    // 20 cèntims de pesseta
    const former = money.find(
      (one) => FORMER.test(nameOf(one)) && !FORMER.test(foldLetters(source.slice(...one.span))),
    );
    if (former) return former;
    // scudi, read as escudi
    const slip = corrections.find(({ word, span }) => {
      const typed = foldLetters(source.slice(...span));
      return word !== '' && isOneOf(this.#words.whose, typed);
    });
    if (slip) return lexemes.find(({ span }) => span[0] === slip.span[0]);
    // 2 lucas de pesos, which are of no country yet
    const isNamed = (name: string) => isOneOf(this.#words.whose, name);
    const isWhose = (one: Lexeme) => isNamed(nameOf(one)) || (one.senses.length > 1 && isNamed(one.text));
    const isOpen = question.alternatives.some((other) => other.from !== from);
    const place = isOpen ? corrections.find(({ word }) => word === '')?.span[0] : undefined;
    const behind =
      place === undefined ? -1 : lexemes.findLastIndex(({ span, role }) => span[1] <= place && !role);
    // 100 dinars in a town that no table has
    const isSource = ({ senses }: Lexeme) => senses.some(({ id }) => id === from);
    const abroad = lexemes[behind + 1]?.role && money.find((one) => one === lexemes[behind] && isSource(one));
    if (abroad) return abroad;
    return money.find((one) => {
      const { senses, span } = one;
      const [start, end] = span;
      // BOB is no ten bob
      const isBare = isWhose(one) && !/^[A-Z]+$/.test(source.slice(...span));
      const isSaid = corrections.some(
        (said) => said.word !== '' && said.span[0] <= end + 1 && said.span[1] >= start - 1,
      );
      return isBare && !isSaid && senses.some(({ id }) => id === from || to.includes(id));
    });
  }

  /** A word that was passed over beside two amounts that are added up: they may be what is left, or the most there may be. */
  #unread({ folded, question, lexemes, work }: Understood): Span | undefined {
    const { corrections, interpretation } = question;
    const { parts } = interpretation;
    const isAdded = isSum(interpretation)
      ? (ADDED.test(work) && !COUNTED.test(work)) ||
        (interpretation.category === 'currency' && interpretation.per !== undefined)
      : parts.length > 1 && parts.every(({ amount }) => amount.n > 0n);
    if (!isAdded || AVERAGED.test(work) || this.#words.total.test(folded.text)) return undefined;
    const amounts = placesIn(lexemes).filter(({ isCount }) => !isCount);
    const other = amounts.find(({ from }, at) => at > 0 && this.#isJoined(lexemes, amounts[at - 1], from));
    const one = amounts[amounts.indexOf(other as AmountPlace) - 1];
    if (!one || !other) return undefined;
    // my son weighs 3 kg and 200 g: parts of one amount, whatever it is of
    const isOne = !other.of || isPart(lexemes[one.to], lexemes[other.to]);
    return lexemes.slice(isOne ? other.to + 1 : 0).find((word, at, all) => {
      const isOf = isOne && all[at - 1]?.role === 'of';
      return !isOf && this.#isUnread(word, corrections);
    })?.span;
  }

  /** Whether an amount is joined to the one before it by a word, and nothing else is done with them. */
  #isJoined(lexemes: readonly Lexeme[], before: AmountPlace | undefined, from: number): boolean {
    const between = lexemes.slice(Number(before?.to) + 1, from);
    const isJoiner = ({ role, text }: Lexeme) => role === 'joiner' && hasLetter(text);
    return between.some(isJoiner) && !this.#isDone(between);
  }

  /** Whether a word is of no table, and no slip of one that is. */
  #isUnread(
    { text, span, role, operator, article, senses, ...word }: Lexeme,
    told: Question['corrections'],
  ): boolean {
    if (!hasLetter(text) || role || operator || article || senses.length > 0) return false;
    const isSilent = this.#silent.has(text) || isOneOf(this.#said, text);
    if (isNumber({ text, span, senses, ...word }) || isSilent || this.#changes.test(text)) return false;
    return !told.some((one) => one.word !== '' && one.span[0] >= span[0] && one.span[1] <= span[1]);
  }

  /** Two amounts of one kind with a word between them that joins nothing: nobody says that they are added, shared out or compared. */
  #strangersBetween(text: Understood): Span | undefined {
    const { lexemes, question } = text;
    const { category } = question.interpretation;
    if (category === 'percent') return undefined;
    const amounts = placesIn(lexemes).filter(({ isCount }) => !isCount);
    for (const [at, second] of amounts.entries()) {
      const first = amounts[at - 1];
      if (!first || !(category === 'number' || areBoth(category, first, second))) continue;
      const between = lexemes.slice(first.to + 1, second.from);
      // 10 usd to 5 eur, 10 usd por 9 eur
      const [word, more] = between;
      if (['connector', 'per'].includes(word?.role ?? '') && !more && ADDED.test(text.work))
        return word?.span;
      const stranger = between.find((one, place) => this.#isStranger(one, between[place - 1]));
      if (!stranger || this.#isDone(between) || this.#isWorkedOut(text, amounts.length)) continue;
      return stranger.span;
    }
    return undefined;
  }

  /** Whether words between two amounts say what is done with them. */
  #isDone(between: readonly Lexeme[]): boolean {
    return (
      between.some(({ operator }) => isSign(operator)) ||
      this.#changes.test(between.map(({ text }) => text).join(' '))
    );
  }

  #isStranger(lexeme: Lexeme, before: Lexeme | undefined): boolean {
    const { article, operator, role, senses, text } = lexeme;
    if (!hasLetter(text) || operator || article || isNumber(lexeme) || this.#silent.has(text)) return false;
    // we are 7, and the bill is 80
    if (role || isOneOf(this.#party, text)) return role === 'filler';
    // a unit that is asked for, or so much of which an amount is for
    return senses.length === 0 || !(isMoney(senses) || before?.role || before?.article || before?.operator);
  }

  /** Whether the text says itself what is done with its amounts: a total, so many at a price each, so much for each. */
  #isWorkedOut(
    { folded: { text }, question: { interpretation }, told, work }: Understood,
    amounts: number,
  ): boolean {
    if (interpretation.category === 'number')
      return (
        told.includes('*') ||
        told.includes('/') ||
        !DIVIDED.test(work) ||
        this.#words.howMany.test(text) ||
        this.#one.test(text)
      );
    if (!ADDED.test(work)) return WORKED_OUT.test(work);
    return (
      !this.#each.test(text) &&
      (this.#words.total.test(text) || work.includes('*') || COUNTED.test(work) || amounts > 2)
    );
  }
}

/** Signs that were read as another thing: a price of one of a unit as so many of it, minutes and seconds as feet in seconds. */
function marksIn({ folded, question: { interpretation }, work }: Understood): Span | undefined {
  if (work.includes('ft ÷ s')) return placeOf(MARKS, folded);
  return OF_MONEY.has(interpretation.category) ? undefined : placeOf(PRICE_OF, folded);
}

/** What was left out or put right where nothing is asked for: `my phone is at 20 %`, `psg 3 - marseille 1`; an inch and a mile of a proverb. */
function unaskedIn(text: Understood): Correction | undefined {
  const { corrections, interpretation } = text.question;
  const [left, other] = corrections.filter(({ word }) => word === '');
  const isPlain = !isSum(interpretation);
  const isShare = text.folded.text.includes('%');
  // offers and ways name what is bought and what is driven
  const isAsked = text.lexemes.some(({ role }) => role === 'interrogative');
  const isNamed =
    (isSum(interpretation) && interpretation.of) ||
    CONSUMPTION.some((unit) => text.work.includes(unit)) ||
    isAsked;
  if (interpretation.category === 'number')
    return (isPlain ? isShare : !isShare && other && !isNamed) ? left : undefined;
  if (other && !text.lexemes.some(isNumber)) return left;
  return isPlain ? namedIn(text, left) : undefined;
}

/** What fuel a way takes, in a formula. */
const CONSUMPTION = ['l100km', 'kml', 'kmgal', 'mpg'];

/** The same of one amount: `8 mile eminem`, `2 metres of distance`, `j'ai 40 ans`, `livre de poche 7 euros`. */
function namedIn(
  { folded: { text }, lexemes, question }: Understood,
  left: Correction | undefined,
): Correction | undefined {
  const { corrections, interpretation } = question;
  const { assumedTarget, category, from, to } = interpretation;
  const [place, other] = placesIn(lexemes);
  const isTarget = ({ role, senses }: Lexeme) => !role && senses.some(({ id }) => to.includes(id));
  const isAsked =
    lexemes.some(({ role }) => ASKS.has(role ?? '')) || lexemes.slice(Number(place?.to) + 1).some(isTarget);
  const isOne = place && !other && !text.includes('%');
  // 3 real madrid shirts in brl, and no 40 francs of Belgium in euros
  const isSame = from === to[0] && !lexemes.some(({ senses }) => senses.some(({ worth }) => worth));
  if (left && isOne && (assumedTarget || !isAsked || isSame)) return left;
  if (!assumedTarget) return undefined;
  const of = lexemes[lexemes.findLastIndex(({ senses }) => senses.length > 0) + 1];
  const isAge = from === 'y' && lexemes.length > 2 && !lexemes.some(({ role }) => role === 'interrogative');
  if (of?.role === 'of' || isAge) return { span: (of ?? lexemes[0])?.span ?? [0, 0], word: '' };
  return category === 'currency' || lexemes.length < 3 ? undefined : corrections[0];
}

/** Where a word stands in a text as it was typed. */
function placeOf(words: RegExp, { text, origin }: FoldedText): Span | undefined {
  const found = words.exec(text);
  return found ? [origin[found.index] as number, origin[found.index + found[0].length] as number] : undefined;
}

/** Whether one word that may mean several of a kind is source and target: `100 pesos en pesos`, and no `300 Mb en MB`. */
function isRepeated({ folded: { source }, question: { interpretation }, lexemes }: Understood): boolean {
  const { category, from } = interpretation;
  const names = lexemes.flatMap(({ numberWord, senses, span }) => {
    const own = inCategory(senses, category);
    return own.length > 1 && !numberWord && own.some(({ id }) => id === from) ? [source.slice(...span)] : [];
  });
  return new Set(names).size < names.length;
}

/** `90 days from today`: a day, and no span; what 15 kg divided by 250 g a day last is one. */
function dayFrom({ lexemes, question: { interpretation }, work }: Understood): Span | undefined {
  const { from, assumedTarget } = interpretation;
  return DAYS.has(from) && assumedTarget && !work.includes('÷')
    ? lexemes.find(({ role }) => role === 'connector')?.span
    : undefined;
}

/** Whether people split a unit into another one. */
const isPart = ({ senses = [] }: Partial<Lexeme> = {}, smaller: Partial<Lexeme> = {}): boolean =>
  isShared(smaller.senses ?? []) ||
  senses.some(({ id }) =>
    smaller.senses?.some((sense) => sense.id === NEXT_SMALLER[id] || sense.id === NEXT_METRIC[id]),
  );

/** Whether two amounts may both be of a kind. */
const areBoth = (category: string, one: AmountPlace, other: AmountPlace): boolean =>
  (one.of ?? other.of)?.has(category) === true && other.of?.has(category) !== false;
