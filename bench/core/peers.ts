import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Convert = (value: number, from: string, to: string) => number;

/** A library that converts units, behind the same call as ours. */
export interface Peer {
  readonly name: string;
  /** The smallest import that converts, for measuring size. */
  readonly imports: string;
  /** Its own names of our units, where they differ. */
  readonly units: Readonly<Record<string, string>>;
  /** Throws, or gives no finite number, for a unit that it lacks. Units in its own names. */
  readonly convert: Convert;
}

const folder = join(import.meta.dirname, '../peers');

const powers = { m2: 'm^2', km2: 'km^2', cm2: 'cm^2', ft2: 'ft^2', in2: 'in^2' };
const binary = { byte: 'B', kb: 'KiB', mb: 'MiB', gb: 'GiB', tb: 'TiB', pb: 'PiB', bit: 'b' };
const joules = { j: 'J', kj: 'kJ', kwh: 'kWh', btu: 'BTU' };
const mass = { t: 'tonne', st: 'stone' };
const degrees = { c: 'degC', f: 'degF', k: 'K' };
const spans = { d: 'day', w: 'week', y: 'year' };

const UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  convert: {
    ...{ nmi: 'nautical mile', t: 'tonne', st: 'stone', c: 'C', f: 'F', k: 'K', w: 'week', y: 'year' },
    ...{ kb: 'KiB', mb: 'MiB', gb: 'GiB', tb: 'TiB', pb: 'PiB', j: 'J', kj: 'kJ', kwh: 'kWh' },
    ...{ ft2: 'sq ft', in2: 'sq in' },
  },
  'convert-units': {
    ...{ t: 'mt', c: 'C', f: 'F', k: 'K', w: 'week', y: 'year', acre: 'ac' },
    ...{ mps: 'm/s', kmh: 'km/h', mph: 'm/h', fps: 'ft/s' },
    ...{ byte: 'B', kb: 'KB', mb: 'MB', gb: 'GB', tb: 'TB', bit: 'b', j: 'J', kj: 'kJ', kwh: 'kWh' },
  },
  mathjs: {
    ...{ ...mass, ...degrees, ...spans, ...binary, ...joules, ...powers, h: 'hour', min: 'minute' },
    ...{ mps: 'm/s', kmh: 'km/hour', mph: 'mi/hour', fps: 'ft/s', ha: 'hectare', lb: 'lbm' },
  },
  'js-quantities': {
    ...{ ...mass, ...spans, ...binary, ...joules, c: 'tempC', f: 'tempF', k: 'tempK' },
    ...{ mps: 'm/s', kmh: 'km/h', fps: 'ft/s', knot: 'kt', ha: 'hectare' },
  },
  unitmath: {
    ...{ ...mass, ...degrees, ...spans, ...binary, ...joules, ...powers, h: 'hr' },
    ...{ mps: 'm/s', kmh: 'km/hr', mph: 'mi/hr', fps: 'ft/s', ha: 'hectare' },
  },
};

// biome-ignore lint/suspicious/noExplicitAny: the peers are installed by this bench alone, so their types are not there
type Loaded = any;

const CALLS: Readonly<Record<string, { imports: string; from: string; call: (peer: Loaded) => Convert }>> = {
  convert: {
    imports: "export { convert } from 'convert'",
    from: 'convert',
    call:
      ({ convert }) =>
      (value, from, to) =>
        convert(value, from).to(to),
  },
  'convert-units': {
    imports: "import convert from 'convert-units'; export { convert }",
    from: 'convert-units',
    call:
      ({ default: convert }) =>
      (value, from, to) =>
        convert(value).from(from).to(to),
  },
  mathjs: {
    imports: "export { unit } from 'mathjs'",
    from: 'mathjs',
    call:
      ({ unit }) =>
      (value, from, to) =>
        unit(value, from).toNumber(to),
  },
  'js-quantities': {
    imports: "import Qty from 'js-quantities'; export { Qty }",
    from: 'js-quantities',
    call:
      ({ default: Qty }) =>
      (value, from, to) =>
        Qty(value, from).to(to).scalar,
  },
  unitmath: {
    imports: "import unit from 'unitmath/src/Unit.js'; export { unit }",
    // its main file loads a package that does not work on current Node
    from: 'unitmath/src/Unit.js',
    call:
      ({ default: unit }) =>
      (value, from, to) =>
        unit(value, from).to(to).getValue(),
  },
};

/** The peers, installed into their own folder when they are not there yet; those that cannot be installed are left out. */
export async function loadPeers(): Promise<readonly Peer[]> {
  if (!existsSync(join(folder, 'node_modules')))
    try {
      execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: folder,
        stdio: 'inherit',
      });
    } catch {
      console.error('the peers cannot be installed: measured without them');
      return [];
    }
  const { load } = await import('../peers/load.mjs');
  return await Promise.all(
    Object.entries(CALLS).map(async ([name, { imports, from, call }]) => ({
      name,
      imports,
      units: UNITS[name] ?? {},
      convert: call(await load(from)),
    })),
  );
}
