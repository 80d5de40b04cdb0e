import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compare, type Rational, rational, subtract } from '../number/rational.ts';
import { COMMON_UNITS } from './common/common-units.ts';
import { ComposedUnits } from './composed/composed-units.ts';
import { EXTENDED_UNITS } from './extended/extended-units.ts';
import { readFraction } from './pair.ts';
import type { UnitUse } from './preferences/preferences.ts';
import { preferredUnits } from './preferences/preferred-units.ts';
import { SPECIALIST_UNITS } from './specialist/specialist-units.ts';
import { TECHNICAL_UNITS } from './technical/technical-units.ts';
import { createUnitSet, type UnitSet } from './unit-set.ts';

/** Where the data of others lie, which nobody here wrote: beside the checkout, and never in it. */
const folder = ['..', '../..']
  .map((up) => join(import.meta.dirname, '../../../..', up, 'shared/data/peers'))
  .find((path) => existsSync(path));

/** Whether they are here. */
const hasPeers = folder !== undefined;

/** The rows of one of their files. @throws where it is not here */
const readPeers = <Row>(name: string): readonly Row[] =>
  readFileSync(join(folder ?? '', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, TECHNICAL_UNITS]);
const composed = new ComposedUnits(units);

/** What one of a unit is in another, by ids of the catalogue or as composed units; undefined where they do not convert. */
function convert(amount: Rational, from: string, to: string): Rational | undefined {
  const result =
    units.find(from) && units.find(from)?.category === units.find(to)?.category
      ? units.convert(amount, from, to)
      : composed.convert(amount, units.find(from)?.symbol ?? from, units.find(to)?.symbol ?? to);
  return result.ok ? result.toFraction() : undefined;
}

/** Ours for the units of CLDR that the file names no id for: an id, or a composed unit. */
const CLDR_UNITS: Readonly<Record<string, string>> = {
  'bu-jp': 'tsubo',
  'se-jp': 'se_jp',
  cho: 'cho_jp',
  'liter-per-kilometer': 'lkm',
  terabit: 'tbit',
  'day-person': 'd',
  'week-person': 'w',
  'month-person': 'month',
  'year-person': 'y',
  milliampere: 'milliampere',
  'newton-meter': 'newton_m',
  'british-thermal-unit': 'btu_th',
  'kilowatt-hour-per-100-kilometer': 'kwh_100km',
  picometer: 'picometer',
  rin: 'rin_jp',
  point: 'point_css',
  sun: 'sun_jp',
  'shaku-length': 'shaku_jp',
  'shaku-cloth': 'kujira_shaku_jp',
  ken: 'ken_jp',
  'jo-jp': 'jo_jp',
  'ri-jp': 'ri_jp',
  'mile-scandinavian': 'mil_scandinavian',
  'therm-us': 'therm_us',
  'earth-radius': 'earth_radius',
  'solar-radius': 'solar_radius',
  fun: 'fun_jp',
  'earth-mass': 'earth_mass',
  'solar-mass': 'solar_mass',
  'part-per-1e9': 'ppb',
  'part-per-1e6': 'ppm',
  permyriad: 'per_myriad',
  permille: 'per_mille',
  percent: 'per_cent',
  karat: 'karat_fine',
  'solar-luminosity': 'solar_luminosity',
  'gasoline-energy-density': '33.705 kWh/(3.785411784 L)',
  ofhg: 'mmHg/mm',
  'dot-per-inch': 'dpi',
  'pixel-per-inch': 'ppi',
  'dot-per-centimeter': 'dpcm',
  'pixel-per-centimeter': 'ppcm',
  item: 'entity',
  drop: 'drop_us',
  pinch: 'pinch_us',
  sai: 'sai_jp',
  dram: 'fldr_us',
  kosaji: 'cucharadita',
  osaji: 'cucharada',
  shaku: 'shaku_vol_jp',
  'fluid-ounce-metric': 'floz_metric',
  jigger: 'jigger_us',
  'cup-metric': 'taza',
  'cup-imperial': 'cup_uk',
  'pint-metric': 'pint_metric',
  'to-jp': 'to_jp',
  koku: 'koku_jp',
  megaliter: 'megaliter',
  'cubic-mile': 'mi3',
  'millimole-per-liter': 'mmol_l',
};

/** The symbols of the parts that CLDR's own units are made of. */
const CLDR_PARTS: Readonly<Record<string, string>> = {
  ...{ kilogram: 'kg', meter: 'm', second: 's', ampere: 'A', candela: 'cd', kelvin: 'K', pixel: 'px' },
  ...{ item: '#', part: '1', bit: 'bit', revolution: 'rev' },
};
const POWERS: Readonly<Record<string, string>> = { square: '2', cubic: '3', pow4: '4' };

/** A composed unit of ours for one of CLDR: `kilogram-meter-per-square-second`. */
function symbolsOf(name: string): string {
  const sides = name.split(/(?:^|-)per-/).map((side) => {
    let power = '';
    return side.split('-').flatMap((word) => {
      if (POWERS[word]) {
        power = POWERS[word];
        return [];
      }
      const symbol = CLDR_PARTS[word] ?? word;
      const part = symbol + (power && `^${power}`);
      power = '';
      return [part];
    });
  });
  const [above = [], below = []] = sides;
  const top = above.join(' · ') || '1';
  return below.length > 0 ? `${top}/(${below.join(' · ')})` : top;
}

/** CLDR counts a turn in hertz, which is one of ours; a lumen and a lux of its own leave the steradian out. */
const CLDR_BASES: Readonly<Record<string, string>> = {
  'revolution-per-second': 'rps',
  'candela-square-meter-per-square-meter': 'cd · sr',
  revolution: 'turn',
  year: 'y',
  'cubic-meter-per-meter': 'm^3/m',
  item: 'entity',
  part: 'part',
};

interface CldrRow {
  readonly quantity: string;
  readonly from: string;
  readonly to: string;
  readonly factor?: string;
  readonly offset?: string;
  readonly id?: string;
  readonly toId?: string;
}

/** Why some rows of CLDR are not ours. */
const CLDR_DIFFERENCES: Readonly<Record<string, string>> = {
  radian: 'CLDR holds π as 411557987/131002976',
  steradian: 'CLDR holds π as 411557987/131002976',
  electronvolt: 'CLDR rounds that of 2014 to seven digits; it is exact since 2019',
  dalton: 'CLDR has that of 2006; ours is CODATA 2022',
  'ounce-troy': 'CLDR rounds 31.1034768 g to seven digits',
  parsec: 'CLDR rounds 648000/π au to seven digits',
  'milligram-ofglucose-per-deciliter': 'the atomic weights of 2019, see the substances',
  ofglucose: 'the atomic weights of 2019, see the substances',
  // a shaku is 10/33 m by the law of 1891, as CLDR's own tsubo of 36 square shaku says too
  rin: 'CLDR takes 4/121 m for a shaku, nine times too short',
  sun: 'CLDR takes 4/121 m for a shaku, nine times too short',
  'shaku-length': 'CLDR takes 4/121 m for a shaku, nine times too short',
  'shaku-cloth': 'CLDR takes 4/121 m for a shaku, nine times too short',
  ken: 'CLDR takes 4/121 m for a shaku, nine times too short',
  'jo-jp': 'CLDR takes 4/121 m for a shaku, nine times too short',
  'ri-jp': 'CLDR takes 4/121 m for a shaku, nine times too short',
  'cup-jp': 'CLDR has 100 mL; a cup of Japan is 200 mL, which the kitchen has',
  'dessert-spoon': 'CLDR has an eighth of a teaspoon and a half; no standard defines it, so it is left out',
  'dessert-spoon-imperial': 'as the other, and left out',
  night: 'converts into nothing, so it is left out',
  em: 'as wide as the type it is set in, so it is left out',
};

const isSame = (a: Rational | undefined, b: Rational) => a !== undefined && compare(a, b) === 0;

describe.skipIf(!hasPeers)('[I43.cldr] the units of CLDR, where its tests lie beside the checkout', () => {
  it('are ours as exact fractions but for those that it rounds or has wrong', () => {
    const rows = readPeers<CldrRow>('cldr-units.jsonl').filter(({ factor }) => factor !== undefined);
    const others = rows.filter(({ quantity, from, to, factor, offset, toId, id }) => {
      // therms are counted at 59 °F in the United States: the one of that name is meant
      const ours = (from === 'therm-us' ? undefined : id) ?? CLDR_UNITS[from] ?? from;
      const base = toId ?? (quantity === 'illuminance' ? 'cd · sr/m^2' : CLDR_BASES[to]) ?? symbolsOf(to);
      const zero = offset === undefined ? rational(0n) : convert(rational(0n), ours, base);
      const one = convert(rational(1n), ours, base);
      return (
        !one ||
        !zero ||
        !isSame(subtract(one, zero), readFraction(factor)) ||
        !isSame(zero, readFraction(offset))
      );
    });
    expect(others.map(({ from }) => from).sort()).toEqual(Object.keys(CLDR_DIFFERENCES).sort());
    expect(rows).toHaveLength(233);
  });
});

/** Why rows of UN/ECE differ from ours at their printed digits, by code. */
const UNECE_DIFFERENCES: Readonly<Record<string, string>> = {
  'is cut off, or rounded on the way':
    '2X 4Q 4R A12 H22 K20 K21 K23 K49 K75 K76 K77 K83 L33 L34 L66 M13 N25 N26 N30 N32 N33 N42 N47 P74',
  'is wrong by a power of ten or more there': 'APZ GLI H49 H67 H76 J32 M22 P71 P72 P73',
  'is the electronvolt of 2006': 'A53 A54 A55 A56 C88',
  'is another calorie than that of its symbol': '93 J75 K51 R4',
  'is rounded to 1.163 from 4186.8 J an hour, or the reverse of that': 'K52 L14',
  'is a year of 365.25 days, or its month': 'ANN H11 M88 MON',
  'is an acre of survey feet': 'ACR',
  'is a reciprocal week of 7.02 days': 'H85',
  'has a symbol that means another unit first (cwt, k of thousands)': 'CWI TQD',
};

interface UneceRow {
  readonly code: string;
  readonly symbol?: string;
  readonly factor?: string;
  readonly digits: number;
  readonly base?: string;
  readonly id?: string;
}

/** Half of the last of so many digits of a figure. */
const halfOf = (figure: number, digits: number) =>
  0.5 * 10 ** (Math.floor(Math.log10(Math.abs(figure))) - digits + 1) * (1 + 1e-7);

/** UN/ECE writes `x` between what is multiplied. */
const withDots = (text: string) =>
  text
    .replaceAll(/ x(?= |[A-Z])/gi, ' · ')
    .replaceAll('/ ', '/')
    .trim();

describe.skipIf(!hasPeers)('[I43.unece] the units of UN/ECE Recommendation 20', () => {
  it('are ours at their printed digits, read by their symbols', () => {
    const compared = readPeers<UneceRow>('unece-rec20.jsonl').flatMap((row) => {
      const { factor, base, digits, id, symbol = '' } = row;
      const from = (id && units.find(id)?.symbol) || withDots(symbol);
      if (factor === undefined || !base || from === '') return [];
      const ours = composed.convert(rational(1n), from, withDots(base));
      return ours.ok
        ? [
            {
              code: row.code,
              isRight: Math.abs(ours.toNumber() - Number(factor)) <= halfOf(Number(factor), digits),
            },
          ]
        : [];
    });
    const others = compared.filter(({ isRight }) => !isRight).map(({ code }) => code);
    expect(others.sort()).toEqual(Object.values(UNECE_DIFFERENCES).join(' ').split(' ').sort());
    expect(compared.length - others.length).toBeGreaterThanOrEqual(400);
  });
});

interface LibraryRow {
  readonly lib: string;
  readonly from?: { readonly value: string; readonly id?: string };
  readonly to?: { readonly value: string; readonly id?: string };
}

const numberOf = (value: Rational | undefined) => (value ? Number(value.n) / Number(value.d) : Number.NaN);

/** What libraries have wrong by more than a rounding: library, from and to. */
const LIBRARY_FAULTS = ['convert-units newton lbf', 'units_converter m pc', 'units_converter newton_m kgf_m'];

describe.skipIf(!hasPeers)('[I43.libraries] what unit libraries convert', () => {
  it('is what we convert, at the precision of theirs', () => {
    const rows = readPeers<LibraryRow>('unit-libraries.jsonl').flatMap(({ lib, from, to }) =>
      from?.id && to?.id ? [{ lib, from: from.id, to: to.id, amount: from.value, theirs: to.value }] : [],
    );
    const faults = rows.filter(({ from, to, amount, theirs }) => {
      const ours = numberOf(convert(readFraction(amount), from, to));
      const figure = numberOf(readFraction(theirs));
      // rounded to the decimals that are printed, or by a constant of six digits
      const decimals = /^-?\d+\.(\d+)$/.exec(theirs)?.[1]?.length ?? 0;
      return !(
        Math.abs(ours - figure) <= Math.max(0.5 * 10 ** -decimals * (1 + 1e-7), Math.abs(figure) * 3e-6)
      );
    });
    expect([...new Set(faults.map(({ lib, from, to }) => `${lib} ${from} ${to}`))]).toEqual(LIBRARY_FAULTS);
    expect(rows).toHaveLength(618);
  });
});

interface PreferenceRow {
  readonly quantity: string;
  readonly usage: string;
  readonly region: string;
  readonly value: string;
  readonly unit: string;
  readonly expect: readonly { readonly unit: string; readonly id?: string }[];
}

/** Ours for what CLDR calls otherwise, and for what it has shortened. */
const CATEGORIES: Readonly<Record<string, string>> = {
  ...{
    mass: 'weight',
    consumption: 'fuel',
    duration: 'time',
    'year-duration': 'age',
    'mass-density': 'density',
  },
};
const USAGES: Readonly<Record<string, string>> = {
  ...{ visiblty: 'visibility', baromtrc: 'barometer', geograph: 'geography' },
};
const PREFERRED_UNITS: Readonly<Record<string, string>> = {
  ...{
    'millimole-per-liter': 'mmol_l',
    'milligram-ofglucose-per-deciliter': 'mgdl',
    'item-per-cubic-meter': '1/m³',
  },
  ...{ 'millimeter-per-hour': 'mm/h', 'centimeter-per-hour': 'cm/h', 'inch-per-hour': 'in/h' },
  ...{ 'kilogram-per-cubic-meter': 'kgm3', 'mile-scandinavian': 'mil_scandinavian' },
  ...{ 'kilogram-square-meter-per-cubic-second': 'watt', 'kilogram-per-meter-square-second': 'pa' },
};

describe.skipIf(!hasPeers)(
  '[I43.preferences] what regions measure in, where the tests of CLDR lie beside the checkout',
  () => {
    it('proposes the unit that CLDR does in all rows', () => {
      const rows = readPeers<PreferenceRow>('cldr-unit-preferences.jsonl');
      const oursOf = (unit: string, id?: string) => id ?? PREFERRED_UNITS[unit] ?? CLDR_UNITS[unit] ?? unit;
      const differing = rows.filter(({ quantity, usage, region, value, unit, expect: expected, ...row }) => {
        const from = oursOf(unit, 'id' in row ? String(row.id) : undefined);
        const use = `${CATEGORIES[quantity] ?? quantity}.${USAGES[usage] ?? usage}` as UnitUse;
        const [n = '', d = '1'] = value.split('/');
        const amount = readFraction(`${n}/${d}`);
        const units = preferredUnits(use, region, (to) => convert(amount, from, to));
        return units.join('+') !== expected.map((one) => oursOf(one.unit, one.id)).join('+');
      });
      expect(rows.length).toBe(367);
      expect(
        differing.map(({ quantity, usage, region, value, unit }) =>
          [quantity, usage, region, value, unit].join(' '),
        ),
      ).toEqual([]);
    });
  },
);
