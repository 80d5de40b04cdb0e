/**
 * What a conversion should give, in unlimited fractions, from the definitions of the units themselves. Shares no table and
 * no code with core; `units/fixtures/reference.py` says the same in Python, and the bench compares the two first.
 */

/** A fraction; the denominator is above zero. */
export type Fraction = readonly [top: bigint, bottom: bigint];

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const whole = (value: bigint | number): Fraction => [BigInt(value), 1n];

/** Reads the text of a double or a plain decimal. */
export function fractionOf(text: string): Fraction {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [digits = '', decimals = ''] = mantissa.split('.');
  const scale = Number(exponent) - decimals.length;
  const value = BigInt(digits + decimals);
  return scale < 0 ? [value, 10n ** BigInt(-scale)] : [value * 10n ** BigInt(scale), 1n];
}

// The yard and pound agreement of 1959, the hour, the Gregorian mean year, the steam conference's BTU of 1956.
const yard = fractionOf('0.9144');
const foot = over(yard, whole(3));
const inch = over(foot, whole(12));
const mile = times(yard, whole(1760));
const pound = fractionOf('0.45359237');
const hour = whole(3600);
const year = over(times(whole(146_097), times(whole(24), hour)), whole(400));
const nauticalMile = whole(1852);
const kilo = (power: number) => whole(1024n ** BigInt(power));

/** Base units in one unit, by category. */
const LINEAR: Readonly<Record<string, Readonly<Record<string, Fraction>>>> = {
  length: {
    m: whole(1),
    km: whole(1000),
    cm: [1n, 100n],
    mm: [1n, 1000n],
    ft: foot,
    in: inch,
    yd: yard,
    mi: mile,
    nmi: nauticalMile,
  },
  weight: {
    kg: whole(1),
    g: [1n, 1000n],
    mg: [1n, 1_000_000n],
    lb: pound,
    oz: over(pound, whole(16)),
    t: whole(1000),
    st: times(pound, whole(14)),
  },
  time: {
    s: whole(1),
    min: whole(60),
    h: hour,
    d: times(hour, whole(24)),
    w: times(hour, whole(168)),
    month: over(year, whole(12)),
    y: year,
  },
  speed: {
    mps: whole(1),
    kmh: over(whole(1000), hour),
    mph: over(mile, hour),
    fps: foot,
    knot: over(nauticalMile, hour),
  },
  data: { byte: whole(1), kb: kilo(1), mb: kilo(2), gb: kilo(3), tb: kilo(4), pb: kilo(5), bit: [1n, 8n] },
  energy: {
    j: whole(1),
    kj: whole(1000),
    cal: fractionOf('4.184'),
    kcal: whole(4184),
    kwh: times(whole(1000), hour),
    btu: times(times(fractionOf('4186.8'), pound), [5n, 9n]),
  },
  area: {
    m2: whole(1),
    km2: whole(1_000_000),
    cm2: [1n, 10_000n],
    ft2: times(foot, foot),
    in2: times(inch, inch),
    ha: whole(10_000),
    acre: times(whole(4840), times(yard, yard)),
  },
};

type Change = (value: Fraction) => Fraction;
const toKelvin: Readonly<Record<string, Change>> = {
  c: (value) => plus(value, fractionOf('273.15')),
  f: (value) => times(plus(value, fractionOf('459.67')), [5n, 9n]),
  k: (value) => value,
};
const fromKelvin: Readonly<Record<string, Change>> = {
  c: (value) => plus(value, fractionOf('-273.15')),
  f: (value) => plus(times(value, [9n, 5n]), fractionOf('-459.67')),
  k: (value) => value,
};

/** An ordered pair of two different units, and its exact conversion. */
export interface ExactPair {
  readonly from: string;
  readonly to: string;
  readonly convert: Change;
}

/** All 296 of them. */
export const EXACT_PAIRS: readonly ExactPair[] = [
  ...Object.values(LINEAR).flatMap((units) =>
    Object.entries(units).flatMap(([from, a]) =>
      Object.entries(units).map(([to, b]) => ({ from, to, convert: (v: Fraction) => over(times(v, a), b) })),
    ),
  ),
  ...Object.entries(toKelvin).flatMap(([from, up]) =>
    Object.entries(fromKelvin).map(([to, down]) => ({ from, to, convert: (v: Fraction) => down(up(v)) })),
  ),
].filter(({ from, to }) => from !== to);

/** The fraction with that many decimals, half away from zero. */
export function decimalsOf([top, bottom]: Fraction, decimals: number): string {
  const size = (top < 0n ? -top : top) * 10n ** BigInt(decimals);
  const digits = `${(2n * size + bottom) / (2n * bottom)}`.padStart(decimals + 1, '0');
  const sign = top < 0n && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const bits = new DataView(new ArrayBuffer(8));

/** A double's position among all doubles: neighbours differ by one. */
export function placeOf(value: number): bigint {
  bits.setFloat64(0, value);
  const place = bits.getBigInt64(0);
  return place < 0n ? -(place & 0x7fff_ffff_ffff_ffffn) : place;
}

function doubleAt(place: bigint): Fraction {
  const size = place < 0n ? -place : place;
  const [exponent, fraction] = [size >> 52n, size & 0xf_ffff_ffff_ffffn];
  const mantissa = exponent === 0n ? fraction : fraction | 0x10_0000_0000_0000n;
  const shift = (exponent === 0n ? 1n : exponent) - 1075n;
  const value: Fraction = shift < 0n ? [mantissa, 1n << -shift] : [mantissa << shift, 1n];
  return place < 0n ? [-value[0], value[1]] : value;
}

/**
 * Proves that a double is the nearest to a fraction, ties to even, by comparing with the midpoints to both neighbours.
 * @throws when it is not: then this file is wrong, not what it measures
 */
function prove(value: number, exact: Fraction): void {
  const place = placeOf(value);
  const here = doubleAt(place);
  for (const side of [-1n, 1n]) {
    const [top, bottom] = times(plus(here, doubleAt(place + side)), [1n, 2n]);
    const beyond = (exact[0] * bottom - top * exact[1]) * side;
    if (beyond > 0n || (beyond === 0n && place % 2n !== 0n)) throw new Error(`not the nearest: ${value}`);
  }
}

/** The double nearest to a fraction: read by the platform from 200 digits, then proved. */
export function nearestDouble(exact: Fraction): number {
  const [top, bottom] = exact;
  const scale = 200 + Math.max(0, `${bottom}`.length - `${top}`.length);
  const value = Number(`${(top * 10n ** BigInt(scale)) / bottom}e-${scale}`);
  prove(value, exact);
  return value === 0 ? 0 : value;
}
