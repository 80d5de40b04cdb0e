import type { Span } from '../question/question.ts';
import type { TokenLine } from './token-line.ts';

const SAME_KIND = /^(?:weight|volume|length|area|energy|time|data)$/;

/** A category that all these tokens can be of. */
function sharedCategory(line: TokenLine, ...places: readonly number[]): string | undefined {
  const [first, ...others] = places.map((at) => line.lexeme(at)?.senses ?? []);
  return first?.find(
    ({ category }) =>
      SAME_KIND.test(category) && others.every((senses) => senses.some((one) => one.category === category)),
  )?.category;
}

/** What is bought, which may be a unit elsewhere: `manzanas a 30 pesos el kilo`. */
const START = '^(?:U(?=[ATL]+NM))?[XOALTQ]*?';
const MONEY = '(?<money>NM|MN)(?<more>M?)';
const GOAL = '(?:[LT]*(?<target>M)(?:[PALT]*(?<other>U))?|[PALT]*(?<only>U)(?:L*(?<back>M))?)';
/** Prices of one of a unit, for one of another or in other money: `gasolina a 3,50 dólares el galón cuánto es por litro`. */
const PRICES = [
  `${START}${MONEY}[PAL]*(?<unit>U)(?<code>M?)[XOALTQ]*?${GOAL}[XLA]*$`,
  `${START}(?<unit>U)[XOALT]*?${MONEY}(?<code>)[XOALTQ]*?${GOAL}[XLA]*$`,
  `^[ALTQX]*Q?[ALT]*(?<only>U)(?:L*(?<back>M))?[LXOA]*(?<unit>U)[XOALT]*?${MONEY}(?<code>)[XLA]*$`,
  `^[ALTQX]*Q?[ALT]*(?<only>U)(?:L*(?<back>M))?[LXOAT]*${MONEY}[PAL]+(?<unit>U)(?<code>)[XLA]*$`,
].map((form) => new RegExp(form, 'du'));

type Places = NonNullable<ReturnType<typeof priceAt>>;

const priceAt = (line: TokenLine, form: RegExp) =>
  line.groupsOf<'money' | 'unit', 'more' | 'code' | 'target' | 'other' | 'only' | 'back'>(form);

const word = (line: TokenLine, place: Span | undefined): string => (place ? line.text(...place) : '');

/** A price of one unit asked for by another, or in other money. */
export const priceIn = (line: TokenLine): string[] =>
  PRICES.flatMap((form) => {
    const found = priceAt(line, form);
    return found && !(form === PRICES[1] && isPriced(line, found)) ? priceOf(line, found) : [];
  });

/** `a pound at $3 a kilo`: the money has a unit of its own right behind it. */
function isPriced(line: TokenLine, { money: [, end] }: Places): boolean {
  const [last, next] = [line.lexeme(end - 1), line.lexeme(end)];
  return (
    /^[PA]+U/.test(line.line.slice(end)) &&
    !/\p{L}/u.test(line.draft.text.slice(last?.span[1], next?.span[0]))
  );
}

function priceOf(line: TokenLine, found: Places): string[] {
  const { money, more, unit, code, target, other, only, back } = found;
  const per = other ?? only;
  // peso 180 libras
  if (
    line.line[money[0]] === 'M' &&
    /[UM]/.test(line.line.charAt(money[1])) &&
    /\p{L}{4}/u.test(line.text(money[0], money[0] + 1))
  )
    return [];
  if (!isUnitOf(line, found)) return [];
  const kind = per && sharedCategory(line, unit[0], per[0]);
  // nobody is paid for every hour of a month
  if (per ? !kind || kind === 'time' : !target) return [];
  const named = word(line, code) || word(line, more);
  const price = named ? `${numberOf(line, money)} ${named}` : line.text(...money);
  const sign = line.line.indexOf('M', money[0]);
  const currency = word(line, target ?? back) || named || line.text(sign, sign + 1);
  return [`${price}/${line.text(...unit)} in ${currency}${per ? `/${word(line, per)}` : ''}`];
}

/** `q son 40 francos`: no quintal, unless it says what each is. */
const isWord = (line: TokenLine, at: number): boolean =>
  line.word(at).length > 1 || line.line[at - 1] === 'P';

/** Whether the unit is what the money is for: of `99 cents us to euro` the us are no microseconds, and `en` leads to a target. */
function isUnitOf(line: TokenLine, { money: [, end], more, unit: [unit] }: Places): boolean {
  // mexican pounds are no price of a pound
  if (!isWord(line, unit) || (end === unit && line.lexeme(end - 1)?.senses[0]?.rank === 1)) return false;
  const next = more?.[1] ?? end;
  if (unit === next) return !line.lexeme(unit)?.senses.some(({ category }) => category === 'time');
  return unit < next || !line.lexeme(unit - 1)?.within;
}

function numberOf(line: TokenLine, [from]: Span): string {
  const at = line.line.indexOf('N', from);
  return line.text(at, at + 1);
}
