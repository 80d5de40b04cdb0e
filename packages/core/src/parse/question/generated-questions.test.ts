import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyNames as currenciesEn } from '../../../../../languages/en/core/currency-names.ts';
import { extendedUnitNames as extendedEn } from '../../../../../languages/en/core/extended-unit-names.ts';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { specialistUnitNames as specialistEn } from '../../../../../languages/en/core/specialist-unit-names.ts';
import { unitNames as commonEn } from '../../../../../languages/en/core/unit-names.ts';
import { currencyNames as currenciesEs } from '../../../../../languages/es/core/currency-names.ts';
import { extendedUnitNames as extendedEs } from '../../../../../languages/es/core/extended-unit-names.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { specialistUnitNames as specialistEs } from '../../../../../languages/es/core/specialist-unit-names.ts';
import { unitNames as commonEs } from '../../../../../languages/es/core/unit-names.ts';
import { CURRENCIES } from '../../money/currencies/currencies.ts';
import { parseDecimal } from '../../number/decimal.ts';
import { compare } from '../../number/rational.ts';
import { parseQuestion, units } from '../../testing/parse-question.ts';
import type { UnitName } from '../../units/unit.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { Interpretation } from './question.ts';

fc.configureGlobal({ seed: 20261120 });

/** What the generator means, told apart from how it says it. */
interface Meant {
  readonly value: string;
  readonly from: string;
  readonly to: string;
}

const namesIn: Record<'es' | 'en', Record<string, UnitName>> = {
  es: { ...commonEs, ...extendedEs, ...specialistEs },
  en: { ...commonEn, ...extendedEn, ...specialistEn },
};

const group = (digits: string, mark: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, mark);

/** An amount with one or two decimals or none, in a writing that can mean only it. */
const amount = fc
  .tuple(
    fc.integer({ min: 1, max: 9_999_999 }),
    fc.constantFrom('', '5', '25', '07'),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([whole, decimals, style]) => {
    const digits = String(whole);
    const value = decimals ? `${digits}.${decimals}` : digits;
    const long = digits.length > 6 || decimals !== '';
    const written = [
      value,
      value.replace('.', ','),
      long ? `${group(digits, '.')}${decimals && `,${decimals}`}` : digits,
      long ? `${group(digits, ',')}${decimals && `.${decimals}`}` : digits,
      `${group(digits, '\u00a0')}${decimals && `,${decimals}`}`,
      `${group(digits, "'")}${decimals && `.${decimals}`}`,
    ];
    return { value, written: written[style] ?? value };
  });

const TEMPLATES: Record<'es' | 'en', readonly string[]> = {
  es: [
    '{n} {from} a {to}',
    '{n} {from} en {to}',
    '¿cuánto es {n} {from} en {to}?',
    'convertir {n} {from} a {to}',
    '¿cuántos {to} son {n} {from}?',
    '{n} {from} → {to}',
    '{n} {from} = ? {to}',
  ],
  en: [
    '{n} {from} to {to}',
    '{n} {from} in {to}',
    'how much is {n} {from} in {to}?',
    'convert {n} {from} to {to}',
    'how many {to} are {n} {from}?',
    '{n} {from} -> {to}',
    '{n} {from} = {to}',
  ],
};

const fill = (template: string, n: string, from: string, to: string) =>
  template.replace(/\{(\w+)\}/g, (_, name) => ({ n, from, to })[name as 'n'] ?? '');

const locale = fc.constantFrom<('es' | 'en')[]>('es', 'en');

const categories = [...Map.groupBy(units.list(), ({ category }) => category).values()];
const symbols = categories.flat().map(({ symbol }) => symbol.toLowerCase());
/** A sign of several units, or one that counts before it names: 12 % is 0.12 where nobody says of what. */
const isShared = (symbol: string) =>
  /^[%‰]$|[₀:]/.test(symbol) || symbols.filter((other) => other === symbol.toLowerCase()).length > 1;

/** A way to write a unit: its name in the number requested for, or its symbol where it has a space before it. */
function waysToWrite(id: string, symbol: string, language: 'es' | 'en'): string[] {
  const name = namesIn[language][id];
  return [
    name?.other ?? symbol,
    name?.one ?? symbol,
    name?.other.toUpperCase() ?? symbol,
    isShared(symbol) ? (name?.other ?? symbol) : symbol,
  ];
}

const unitQuestion = fc
  .tuple(locale, fc.constantFrom(...categories))
  .chain(([language, list]) => {
    const unit = fc.constantFrom(...list);
    const way = fc.integer({ min: 0, max: 3 });
    return fc.tuple(
      fc.constant(language),
      unit,
      unit,
      way,
      way,
      amount,
      fc.constantFrom(...TEMPLATES[language]),
    );
  })
  .map(([language, from, to, fromWay, toWay, { value, written }, template]) => {
    const [f, t] = [
      waysToWrite(from.id, from.symbol, language)[fromWay],
      waysToWrite(to.id, to.symbol, language)[toWay],
    ];
    const text = fill(template, written, f ?? '', t ?? '');
    return { text, language, meant: { value, from: from.id, to: to.id } };
  })
  .filter(({ meant }) => meant.from !== meant.to);

/** Units of account are asked for by their letters, in capitals: `uva` is a grape. */
const money = CURRENCIES.filter(({ retired, kind }) => !retired && kind !== 'other');
const currencyQuestion = fc
  .tuple(locale, fc.constantFrom(...money), fc.constantFrom(...money), fc.boolean(), fc.boolean(), amount)
  .chain((all) => fc.tuple(fc.constant(all), fc.constantFrom(...TEMPLATES[all[0]])))
  .map(([[language, from, to, fromCode, toCode, { value, written }], template]) => {
    const names = { es: currenciesEs, en: currenciesEn }[language];
    const f = fromCode ? from.code : (names[from.code] ?? from.code);
    const t = toCode ? to.code.toLowerCase() : (names[to.code] ?? to.code);
    const text = fill(template, written, f, t);
    return { text, language, meant: { value, from: from.code, to: to.code } };
  });

const says = ({ amount: value, from, to, assumedTarget }: Interpretation, meant: Meant): boolean => {
  const expected = parseDecimal(meant.value);
  return (
    from === meant.from &&
    to[0] === meant.to &&
    !assumedTarget &&
    expected !== undefined &&
    compare(value.toFraction(), expected) === 0
  );
};

/** Right, or among the interpretations shown: never another result in silence. */
function check(text: string, language: 'es' | 'en', meant: Meant): void {
  const result = parseQuestion(text, { locale: { es, en }[language] });
  // 1 °C is no gas mark
  const { from, to, value } = meant;
  const known: UnitSet = units;
  if (known.find(from) && !known.convert(value, from, to).ok) {
    expect(result, text).toMatchObject({ ok: false, code: 'out-of-range' });
    return;
  }
  if (!result.ok) throw new Error(`${text}: ${result.code} at «${text.slice(...result.span)}»`);
  const interpretations = [result.interpretation, ...result.alternatives];
  if (!interpretations.some((interpretation) => says(interpretation, meant)))
    expect(
      result.alternatives,
      `${text} read as ${result.interpretation.from} > ${result.interpretation.to}`,
    ).not.toEqual([]);
}

describe('generated questions', () => {
  it('about units are read as meant, or show that they may be', () => {
    fc.assert(
      fc.property(unitQuestion, ({ text, language, meant }) => check(text, language, meant)),
      { numRuns: 500 },
    );
  });

  it('about money are read as meant, or show that they may be', () => {
    fc.assert(
      fc.property(currencyQuestion, ({ text, language, meant }) => check(text, language, meant)),
      { numRuns: 500 },
    );
  });

  it('whose first word is an everyday one that is also a code name no money', () => {
    const word = fc.constantFrom(
      ...(
        'top best all try cup pen mad real sol won room page step level flight bus gate floor seat iphone phone hotel ' +
        'lista sala página nivel vuelo línea puerta piso asiento móvil hotel libro mejores ves dop cop cad'
      ).split(' '),
    );
    const rest = fc.constantFrom('in usd', 'en euros', 'to km', 'a libras', 'usd', 'usd to eur');
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 99 }), rest, (first, number, end) => {
        expect(parseQuestion(`${first} ${number} ${end}`, { locale: en }).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('about data say that a kilobyte may be 1000 bytes', () => {
    const unit = fc.constantFrom('kb', 'mb', 'gb', 'tb', 'pb');
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 1, max: 9999 }), (from, to, number) => {
        fc.pre(from !== to);
        const result = parseQuestion(`${number} ${from} to ${to}`, { locale: en });
        expect(result.ok && result.alternatives.map((other) => [other.from, ...other.to])).toContainEqual([
          `${from}10`,
          `${to}10`,
        ]);
      }),
    );
  });
});
