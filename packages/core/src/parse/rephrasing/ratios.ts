import { exactOf } from '../../number/exact-value.ts';
import { divide, rational } from '../../number/rational.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { twinOf } from '../question/interpretation/data-twins.ts';
import type { Interpretation, QuantityPart } from '../question/question.ts';
import { multiplied } from '../sums/products/dimensions.ts';
import { type FormulaPart, PLAIN, type SumInterpretation } from '../sums/sum.ts';
import { sharedCategory } from './frames.ts';
import type { TokenLine } from './token-line.ts';

/** So much of one unit for each of another, in other units: `200 lb por acre en kg por ha`. */
const RATIO =
  /^[XOALTQ]*?(?<amount>N(?:[^UMPXN]N)?)(?<one>U)O?X{0,2}[PA]+(?<each>U)[XOALTQ]*?(?<to>U)[PAT]+(?<per>U)[XLA]*$/du;
/** A depth of rain: `25 mm cuántos litros por metro cuadrado`. */
const SPREAD = /^[XOALTQ]*?(?<amount>N)(?<one>U)[XOALTQ]*?(?<to>U)[PA]+(?<per>U)[XLA]*$/du;
/** Weight on an area as cloth and paper have it: `gsm`. */
const GRAMS = /(?<=\d ?)(?:gsm|g\/m2|g\/m²|gramos por metro cuadrado)(?!\p{L})/u;

export const withGramsNamed = (folded: string) => GRAMS.exec(folded);

/** Reads an amount such as `200 lb`. */
type AmountOf = (text: string) => Interpretation | undefined;

const idOf = (line: TokenLine, at: number, category: string | undefined): string =>
  line.lexeme(at)?.senses.find((sense) => sense.category === category)?.id ?? '';

/** So many gigabytes an hour are counted as those on a line are, in thousands; steps of 1024 are shown after that. */
function inThousands({ formula, terms = [], to, ...ratio }: SumInterpretation): SumInterpretation {
  const counted = ({ amount, unit }: QuantityPart) => ({ amount, unit: twinOf(unit) });
  const written = formula.map((part) => (typeof part === 'string' ? part : counted(part)));
  return { ...ratio, formula: written, terms: terms.map(counted), to: to.map(twinOf) };
}

/** An amount for each of a unit in two other units, likeliest first; money has its own way. */
export const ratiosIn = (...asked: Parameters<typeof ratioIn>): SumInterpretation[] =>
  ratioIn(...asked).flatMap((ratio) => {
    const decimal = inThousands(ratio);
    return decimal.to.join() === ratio.to.join() ? [ratio] : [decimal, ratio];
  });

function ratioIn(line: TokenLine, amountOf: AmountOf, units: UnitSet): SumInterpretation[] {
  const found = line.groupsOf<'amount' | 'one' | 'each' | 'to' | 'per'>(RATIO);
  if (!found) return spreadIn(line, amountOf, units);
  const { amount, one, each, to, per } = found;
  const things = sharedCategory(line, one[0], to[0]);
  const areas = sharedCategory(line, each[0], per[0]);
  const source = amountOf(line.text(amount[0], one[1]));
  if (!source || source.category !== things) return [];
  const [eachId, perId, toId] = [
    idOf(line, each[0], areas),
    idOf(line, per[0], areas),
    idOf(line, to[0], things),
  ];
  const size = units.convert('1', perId, eachId);
  if (!size.ok) return [];
  // so many for each of the new one
  const value = divide(source.amount.toFraction(), divide(rational(1n), size.toFraction()));
  const formula: FormulaPart[] = [
    { amount: source.amount.toFraction(), unit: source.from },
    `/${units.find(eachId)?.symbol ?? eachId}`,
  ];
  return [
    {
      ...PLAIN,
      category: things,
      amount: exactOf(rational(0n)),
      from: '',
      to: [toId],
      formula,
      terms: [{ amount: value, unit: source.from }],
      per: perId,
    },
  ];
}

function spreadIn(line: TokenLine, amountOf: AmountOf, units: UnitSet): SumInterpretation[] {
  const found = line.groupsOf<'amount' | 'one' | 'to' | 'per'>(SPREAD);
  if (!found) return [];
  const { amount, one, to, per } = found;
  const source = amountOf(line.text(amount[0], one[1]));
  const target = source && amountOf(`1 ${line.text(...to)}`);
  const area = target && amountOf(`1 ${line.text(...per)}`);
  if (!source || !target || !area) return [];
  const whole = multiplied([target, area], [false, true], units);
  const given = multiplied([source], [false], units);
  if (!whole || !given || whole.category !== given.category) return [];
  const value = divide(given.value, whole.value);
  // what a gigabyte is may still be either
  const unit = 'bit';
  const plain = target.category === 'data' ? units.convert(value, target.from, unit) : undefined;
  return [
    {
      ...PLAIN,
      category: target.category,
      amount: exactOf(rational(0n)),
      from: '',
      to: [target.from],
      formula: [{ amount: source.amount.toFraction(), unit: source.from }],
      terms: [plain?.ok ? { amount: plain.toFraction(), unit } : { amount: value, unit: target.from }],
      per: area.from,
    },
  ];
}
