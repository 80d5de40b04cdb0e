import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../../../locale/languages.ts';
import { CURRENCIES } from '../../../money/currencies/currencies.ts';
import { parseQuestion, units } from '../../../testing/parse-question.ts';
import { foldKey } from '../../../text/fold-question.ts';
import { addWords } from '../create-literal-parser.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = addWords(new Vocabulary(), units, LANGUAGES);
/** What a name means; two words that name it together are put together by the question. */
function meanings(name: string): string[] {
  const listed = vocabulary.find(foldKey(name), name.replace(/\.$/, ''));
  if (listed.length > 0) return listed.map(({ id }) => id);
  const question = parseQuestion(`3 ${name}`, { locale });
  return question.ok ? [question.interpretation.from] : [];
}
const TAGS = ['es', 'es-MX', 'es-AR', 'en', 'en-GB', 'en-IN', 'en-AU'];
const AMOUNTS = [1, 3, 1000000];

const partOf = (type: string, format: Intl.NumberFormat, amount: number) =>
  format.formatToParts(amount).find((part) => part.type === type)?.value;

function moneyNames(tag: string, currency: string): string[] {
  const name = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(currency) ?? currency;
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' });
  return [name, ...AMOUNTS.map((amount) => partOf('currency', format, amount) ?? currency)];
}

/** Names of CLDR that are not read as their currency, and why. */
const OTHER_MONEY: Readonly<Record<string, string>> = {
  'Bosnia-Herzegovina convertible mark': 'known by its country in full, by its noun and its code',
  'Macedonian denari': 'a plural of another language',
  'Israeli sheckles': 'a slip of CLDR in Australia',
  'Malagasy ariaries': 'a slip of CLDR, as the language has ariary',
  'Quatari riyals': 'a slip of CLDR in Australia',
  'Turkish lire': 'a plural of Italian',
  'Bolívar Soberano': 'left over from the currency before it',
  'Guyanaese dollar': 'spelt so in one locale only',
  'São Tomé & Príncipe dobra': 'nobody types &',
  'Swazi emalangeni': 'a plural of another language, known alone',
  'troy ounces of': 'an ounce of metal is a weight first: its price is offered',
  ngultrum: 'spelt so in Mexico only',
  extracontinental: 'what stands in brackets of the renminbi traded abroad',
  fomento: 'the unit of account of Chile is asked for as UF',
  'of account': 'the same in English',
  UDI: 'the unit of account of Mexico is asked for by its letters',
  'investment unit': 'the same in English',
  'valor real': 'the unit of account of Colombia is asked for as UVR',
  'Real Value': 'the same in English',
  'real value': 'the same in English',
  oro: 'gold alone may be the money of Zimbabwe: both are offered',
};
/** Abbreviations of CLDR that are not read as their unit, and why. */
const OTHER_UNITS: Readonly<Record<string, string>> = {
  a: 'an are; years of Mexico have no unit of their own letter',
  'dd.': 'days of Argentina in tables',
  'mm.': 'months of Argentina in tables: millimetres to everybody',
};
const isOther = (name: string) =>
  Object.keys(OTHER_MONEY).some((known) => foldKey(name).includes(foldKey(known).replace(/s$/, '')));

describe('[I14.cldr] names of Unicode CLDR', () => {
  it.each(TAGS)('%s: every currency answers to its names', (tag) => {
    const missed = CURRENCIES.flatMap(({ code }) =>
      moneyNames(tag, code)
        .filter((name) => meanings(name)[0] !== code && !isOther(name))
        .map((name) => `${code} ${name}`),
    );
    expect([...new Set(missed)]).toEqual([]);
  });

  it.each(TAGS)('%s: every unit answers to its names', (tag) => {
    const missed = Object.entries(UNITS).flatMap(([unit, id]) =>
      (['long', 'short'] as const).flatMap((unitDisplay) => {
        const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
        const names = AMOUNTS.map((amount) => partOf('unit', format, amount) ?? unit);
        return names
          .filter((name) => !meanings(name).includes(id) && !(name in OTHER_UNITS))
          .map((name) => `${id} ${name}`);
      }),
    );
    expect([...new Set(missed)]).toEqual([]);
  });
});

/** Units of ECMA-402 by ids; a percentage is no unit here. @source ECMA-402, table of simple units */
const UNITS: Readonly<Record<string, string>> = {
  ...{
    acre: 'acre',
    bit: 'bit',
    byte: 'byte',
    celsius: 'c',
    centimeter: 'cm',
    day: 'd',
    degree: 'deg',
    fahrenheit: 'f',
  },
  ...{
    'fluid-ounce': 'floz_us',
    foot: 'ft',
    gallon: 'gal_us',
    gigabit: 'gbit',
    gigabyte: 'gb',
    gram: 'g',
    hectare: 'ha',
  },
  ...{
    hour: 'h',
    inch: 'in',
    kilobit: 'kbit',
    kilobyte: 'kb',
    kilogram: 'kg',
    kilometer: 'km',
    liter: 'l',
    megabit: 'mbit',
  },
  ...{
    megabyte: 'mb',
    meter: 'm',
    microsecond: 'us',
    mile: 'mi',
    milliliter: 'ml',
    millimeter: 'mm',
    millisecond: 'ms',
  },
  ...{
    minute: 'min',
    month: 'month',
    nanosecond: 'ns',
    ounce: 'oz',
    petabyte: 'pb',
    pound: 'lb',
    second: 's',
    stone: 'st',
  },
  ...{ terabyte: 'tb', week: 'w', yard: 'yd', year: 'y' },
  ...{
    'kilometer-per-hour': 'kmh',
    'mile-per-hour': 'mph',
    'meter-per-second': 'mps',
    'foot-per-second': 'fps',
  },
  ...{
    'mile-per-gallon': 'mpg_us',
    'kilometer-per-liter': 'kml',
    'megabit-per-second': 'mbitps',
    'megabyte-per-second': 'mbyteps',
  },
  ...{
    'liter-per-minute': 'lmin',
    'gallon-per-minute': 'gpm_us',
    'gram-per-liter': 'gl',
    'minute-per-kilometer': 'minkm',
  },
};
