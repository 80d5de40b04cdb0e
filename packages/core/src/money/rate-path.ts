import { SAME_MONEY } from './currencies/successions.ts';
import { type RateStep, rateOf, stepAlong, turned } from './rate-step.ts';
import type { PublishedFigures, RateKind, RateOrigin, RateTable, StreetRate } from './rate-table.ts';

/** Which of a table's figures may be used. */
export interface RateChoice {
  /** The newest figure not after this day, `YYYY-MM-DD`; the newest of all without one. */
  readonly on?: string | undefined;
  /** Only figures of this kind; the reference rate without one. */
  readonly kind?: RateKind | undefined;
  /** Of this code the rate of the street with this name; of every other the figures that the rest asks for. */
  readonly street?: { readonly code: string; readonly name: string } | undefined;
}

/** The currency in which the figures of two publications meet. */
const HUB = 'USD';

/** Source of the laws: what they fix is read together with the anchor's own rate. */
export const LEGAL = 'legal';

/** A code fixed to one that is fixed to another is as far as any law goes; a table that goes round in circles ends there. */
const MOST_LAWS = 2;

/** The rates that are used where no kind is chosen. */
const isReference = (kind: string | undefined): boolean =>
  kind === undefined || kind === 'official' || kind === 'market';

/** A rate as text; no number where there is none. */
const ownEntry = (rates: Readonly<Record<string, string | number>>, code: string): string =>
  String(Object.hasOwn(rates, code) && rates[code]);

function originOf(code: string, { origins }: RateTable, { on, kind }: RateChoice): RateOrigin | undefined {
  let found: RateOrigin | undefined;
  for (const origin of origins) {
    const isAllowed = kind === undefined ? isReference(origin.kind) : origin.kind === kind;
    const isInTime = on === undefined || origin.date <= on;
    if (!isAllowed || !isInTime || (found && origin.date <= found.date)) continue;
    if (origin.codes.includes(code)) found = origin;
  }
  return found;
}

type Publication = RateOrigin & { readonly published: PublishedFigures };

const isPublication = (origin: RateOrigin | undefined): origin is Publication =>
  origin?.published !== undefined;

/** The figure of a code in a publication, as a step from `from`, which is the code or the publication's base. */
function published(origin: Publication, code: string, from: string): RateStep | undefined {
  const { source, date: day, kind, published: figures } = origin;
  const text = ownEntry(figures.rates, code);
  const value = rateOf(text);
  if (!value) return undefined;
  const [base, quoted] = figures.inverse ? [code, figures.base] : [figures.base, code];
  return stepAlong({ base, code: quoted, text, source, day, kind }, code, from, value);
}

/** The path by a rate that is known as a double only: of the newest origin, without a publisher where the table names none. */
function byDouble(
  code: string,
  table: RateTable,
  origin: RateOrigin | undefined,
  choice: RateChoice,
): RateStep[] | undefined {
  const isUndated = origin === undefined && (choice.on !== undefined || choice.kind !== undefined);
  if (isUndated || origin !== originOf(code, table, { kind: choice.kind })) return undefined;
  const text = ownEntry(table.rates, code);
  const value = rateOf(text);
  if (!value) return undefined;
  const { source, date: day, kind } = origin ?? {};
  return [{ ...stepAlong({ base: HUB, code, text, source, day, kind }, code, code, value), isDouble: true }];
}

/**
 * The way from a currency to the dollar.
 * @returns no step for the dollar itself; undefined where no figure is known
 */
function pathToHub(
  code: string,
  table: RateTable,
  choice: RateChoice,
  lawsLeft = MOST_LAWS,
): RateStep[] | undefined {
  if (code === HUB) return [];
  const origin = originOf(code, table, choice);
  if (!isPublication(origin)) return byDouble(code, table, origin, choice);
  const { base } = origin.published;
  const toBase = code === base ? undefined : published(origin, code, code);
  if (code !== base && !toBase) return byDouble(code, table, origin, choice);
  const steps = toBase ? [toBase] : [];
  if (base === HUB) return steps;
  const toHub = published(origin, HUB, base);
  if (toHub) return [...steps, toHub];
  if (origin.source !== LEGAL || lawsLeft === 0) return byDouble(code, table, origin, choice);
  const rest = pathToHub(base, table, choice, lawsLeft - 1);
  return rest && [...steps, ...rest];
}

const isSame = (a: RateStep | undefined, b: RateStep | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (['base', 'code', 'source', 'day', 'kind'] as const).every((key) => a.figure[key] === b.figure[key]);

/** The rate of the street that a currency has by a name: the one per the other currency, or else the one per dollar. */
export function streetRate(
  { kinds = [] }: RateTable,
  code: string | undefined,
  name: string | undefined,
  other: string,
): StreetRate | undefined {
  const named = kinds.filter((rate) => rate.code === code && rate.name === name);
  return named.find(({ base }) => base === other) ?? named.find(({ base }) => base === HUB);
}

/** The way between a currency and another by the street's rate of the first: by that of the pair itself, or over the dollar. */
function streetPath(
  code: string,
  other: string,
  table: RateTable,
  { street, ...choice }: RateChoice,
): readonly RateStep[] | { readonly missing: string } {
  const found = streetRate(table, code, street?.name, other);
  const value = found && rateOf(found.rate);
  if (!found || !value || choice.on !== undefined) return { missing: code };
  const { base, rate: text, source, date: day, kind } = found;
  const step = stepAlong({ base, code, text, source, day, kind }, code, code, value);
  const rest = ratePath(base, other, table, choice);
  return 'missing' in rest ? rest : [step, ...rest];
}

/**
 * The way from one currency to another: each to the dollar, without the part that both have in common. Two figures of
 * one publication meet in its base.
 * @returns the steps in order, or the first code of which no figure is known
 */
export function ratePath(
  from: string,
  to: string,
  table: RateTable,
  choice: RateChoice,
): readonly RateStep[] | { readonly missing: string } {
  const [here, there] = [SAME_MONEY.get(from) ?? from, SAME_MONEY.get(to) ?? to];
  if (here === there) return [];
  const { street } = choice;
  if (street?.code === here) return streetPath(here, there, table, choice);
  if (street?.code === there) {
    const back = streetPath(there, here, table, choice);
    return 'missing' in back ? back : turned(there, back);
  }
  const out = pathToHub(here, table, choice);
  if (!out) return { missing: from };
  const back = pathToHub(there, table, choice);
  if (!back) return { missing: to };
  while (isSame(out.at(-1), back.at(-1))) {
    out.pop();
    back.pop();
  }
  return [...out, ...turned(there, back)];
}
