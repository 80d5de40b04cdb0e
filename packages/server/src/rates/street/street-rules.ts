import { middleText } from '@equivale/core';
import type { StreetFigure } from '../../sources/street/street-source.ts';
import { move } from '../quality/rule.ts';
import type { HeldFigure, StreetEntry } from './street-state.ts';

/** A figure of a response with all that the rules look at. */
export interface ExaminedFigure {
  readonly figure: StreetFigure;
  /** Its middle. */
  readonly rate: string;
  /** All figures of the response. */
  readonly response: readonly StreetFigure[];
  /** The last one accepted. */
  readonly last: StreetEntry | undefined;
  /** Units per one of its base at the reference rate. */
  readonly official: number | undefined;
  /** What a source that does not copy from this one says of the same rate, alive and no copy itself. */
  readonly witness: StreetEntry | undefined;
  /** What waits of that source. */
  readonly witnessHeld: HeldFigure | undefined;
  readonly nowMs: number;
}

export interface StreetFinding {
  readonly rule: string;
  /** It is served if the next publication says the same, or only if a second source does; neither: never. */
  readonly waits?: 'next' | 'second' | undefined;
  /** Contradicted by its own response: it confirms nothing that comes later. */
  readonly isDubious?: true | undefined;
}

interface StreetRule {
  readonly name: string;
  readonly waits?: StreetFinding['waits'];
  readonly isDubious?: true;
  readonly objects: (examined: ExaminedFigure) => boolean;
}

/** Clocks and zones that are named wrongly: what lies further ahead than this is of a day still to come. */
const AHEAD_MS = 2 * 3_600_000;
/** A later response may be some minutes older than the one before: caches answer in turn. */
const BEHIND_MS = 3_600_000;
const [LEAST_GAP, MOST_GAP] = [0.5, 40];
/** Nobody asks so much more than they pay. */
const MOST_SPREAD = Math.log(1.2);
/** A step that has to be confirmed, and how far two sources that agree may be apart. */
const JUMP = Math.log(1.15);
const AGREEMENT = Math.log(1.05);
/** Two sources so near each other say the same figure, whatever else has it. */
const SAME = Math.log(1.01);
/** How near to ten, a hundred … times the last figure a slipped point lies. */
const SLIP = Math.log(1.1);

const isNear = (a: string | number, b: string | number, most: number): boolean =>
  move(Number(a), Number(b)) <= most;

const isWide = ({ bid, ask }: StreetFigure): boolean =>
  bid !== undefined && ask !== undefined && !isNear(bid, ask, MOST_SPREAD);

/** Whether another rate of the response has the very same figures, which this one did not have before. */
function isCopied({ figure, rate, response, last }: ExaminedFigure): boolean {
  if (last?.rate === rate) return false;
  const { name, base, bid, ask, mid } = figure;
  return response.some(
    (other) =>
      other.name !== name &&
      other.base === base &&
      other.bid === bid &&
      other.ask === ask &&
      other.mid === mid,
  );
}

function hasSlipped({ rate, last }: ExaminedFigure): boolean {
  if (last === undefined) return false;
  const powers = Math.log10(Number(rate)) - Math.log10(Number(last.rate));
  const nearest = Math.round(powers);
  return nearest !== 0 && Math.abs(powers - nearest) * Math.LN10 <= SLIP;
}

/** A second source says the same, or would if it were not waiting itself. */
const isSeconded = ({ rate, witness, witnessHeld }: ExaminedFigure, most = AGREEMENT): boolean =>
  [witness, witnessHeld].some((other) => other !== undefined && isNear(rate, other.rate, most));

/** A second source that still moves is where this one was before, and has nothing waiting near where this one is now. */
const isContradicted = ({ rate, last, witness, witnessHeld }: ExaminedFigure): boolean =>
  witness !== undefined &&
  !isNear(rate, witness.rate, JUMP) &&
  (last === undefined || isNear(last.rate, witness.rate, JUMP)) &&
  !(witnessHeld && isNear(rate, witnessHeld.rate, JUMP));

/** What every figure must pass, in this order. */
const RULES: readonly StreetRule[] = [
  { name: 'future', objects: ({ figure, nowMs }) => figure.claimedMs > nowMs + AHEAD_MS },
  {
    name: 'older',
    objects: ({ figure, rate, last }) =>
      last !== undefined && rate !== last.rate && figure.claimedMs < last.claimedMs - BEHIND_MS,
  },
  { name: 'crossed', objects: ({ figure: { bid, ask } }) => Number(bid) > Number(ask) },
  {
    name: 'spread',
    waits: 'second',
    isDubious: true,
    objects: (one) => isWide(one.figure) && !isSeconded(one),
  },
  {
    name: 'gap',
    objects: ({ rate, official }) => {
      const ratio = official === undefined ? 1 : Number(rate) / official;
      return ratio < LEAST_GAP || ratio > MOST_GAP;
    },
  },
  {
    name: 'copied',
    waits: 'second',
    isDubious: true,
    objects: (one) => isCopied(one) && !isSeconded(one, SAME),
  },
  // Money that is counted anew moves so too: then every source says it.
  {
    name: 'power-of-ten',
    waits: 'second',
    isDubious: true,
    objects: (one) => hasSlipped(one) && !isSeconded(one),
  },
  { name: 'contradicted', waits: 'second', objects: (one) => isContradicted(one) && !isSeconded(one) },
  { name: 'first', waits: 'next', objects: (one) => !one.last && !isSeconded(one) },
  {
    name: 'jump',
    waits: 'next',
    objects: (one) => one.last !== undefined && !isNear(one.rate, one.last.rate, JUMP) && !isSeconded(one),
  },
];

/** What is wrong with a figure, by the first rule that objects. */
export function examineFigure(examined: ExaminedFigure): StreetFinding | undefined {
  const rule = RULES.find(({ objects }) => objects(examined));
  return rule && { rule: rule.name, waits: rule.waits, isDubious: rule.isDubious };
}

/** The newest instant that a response claims: the same response read twice is one publication. */
export const publishedMs = (response: readonly StreetFigure[]): number =>
  Math.max(...response.map(({ claimedMs }) => claimedMs));

/** Whether a later publication says what waits. */
export const confirms = ({ rate, response }: ExaminedFigure, held: HeldFigure): boolean =>
  !held.isDubious && isNear(rate, held.rate, JUMP) && publishedMs(response) !== held.publishedMs;

/** The rate of a figure: the middle as published, or of bid and ask, or the one of them that there is. */
export const rateOfFigure = ({ bid, ask, mid }: StreetFigure): string | undefined =>
  mid ?? (bid !== undefined && ask !== undefined ? middleText(bid, ask) : (bid ?? ask));
