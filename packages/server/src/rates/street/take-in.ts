import { DAY_MS, middleText } from '@equivale/core';
import { STREET_SOURCES } from '../../sources/street/all-street-sources.ts';
import type { StreetFigure, StreetSource } from '../../sources/street/street-source.ts';
import { isAnnounced } from '../facts/currency-facts.ts';
import { type Cell, isSupported, judge, type Voice } from '../quality/judge.ts';
import { type Finding, move, THRESHOLDS } from '../quality/rule.ts';
import { isFrozen, keyOfFigure, type StreetEntry, type StreetState } from './street-state.ts';

/** A figure that was not taken in. */
export interface StreetRefusal {
  readonly figure: StreetFigure;
  readonly rate: string | undefined;
  readonly rule: string;
  /** It waits, for the next publication or a second source. */
  readonly held: boolean;
}

/** One response of a source. */
interface StreetResponse {
  readonly source: Pick<StreetSource, 'key'>;
  readonly figures: readonly StreetFigure[];
  readonly nowMs: number;
  /** Units of a code per one of a base at the reference rate, where it is known. */
  readonly reference: (base: string, code: string) => number | undefined;
}

/** Whose figures each source prints as its own. */
const copies = new Map(STREET_SOURCES.map((source) => [source.key, source.copies]));

/** Clocks and zones that are named wrongly: what lies further ahead is of a day to come; caches may answer in turn. */
const [AHEAD_MS, BEHIND_MS] = [2 * 3_600_000, 3_600_000];
/** A street rate as parts of the official one. */
const [LEAST_GAP, MOST_GAP] = [0.5, 40];
/** Nobody asks so much more than they pay. */
const MOST_SPREAD = Math.log(1.2);
/** Two sources so near each other say the same figure, whatever other row has it. */
const SAME = Math.log(1.01);

/** The rate of a figure: the middle as published, or of bid and ask, or the one of them that there is. */
const rateOf = ({ bid, ask, mid }: StreetFigure): string | undefined =>
  mid ?? (bid !== undefined && ask !== undefined ? middleText(bid, ask) : (bid ?? ask));

/** The newest instant that a response claims: the same response read twice is one publication. */
const publishedMs = (figures: readonly StreetFigure[]): number =>
  Math.max(...figures.map(({ claimedMs }) => claimedMs));

/** What other sources say of the same rate: what waits of them, and what they have that still moves. */
function voicesOf({ code, name, base }: StreetFigure, state: StreetState, response: StreetResponse): Voice[] {
  const { source, nowMs } = response;
  const rest = keyOfFigure({ source: '', code, name, base });
  const moving = Object.entries(state.entries).filter(([, entry]) => !isFrozen(entry, state, nowMs));
  return [...Object.entries(state.held), ...moving].flatMap(([key, { rate }]) => {
    const id = key.slice(0, -rest.length);
    if (!key.endsWith(rest) || id === source.key) return [];
    const when = { day: nowMs / DAY_MS, distance: 0 };
    return [{ id, copies: copies.get(id), rate: Number(rate), ...when, canRefute: true }];
  });
}

/** A figure as the engine sees it; what waits of an earlier response is seen in the same light. */
function cellOf(figure: StreetFigure, rate: string, state: StreetState, response: StreetResponse): Cell {
  const key = keyOfFigure({ ...figure, source: response.source.key });
  const [entry, held] = [state.entries[key], state.held[key]];
  const last = entry && { rate: Number(entry.rate), day: entry.seenMs / DAY_MS };
  const isEarlier = held && held.publishedMs !== publishedMs(response.figures);
  const voices = voicesOf(figure, state, response);
  const cell: Cell = {
    id: response.source.key,
    copies: copies.get(response.source.key),
    rate: Number(rate),
    day: response.nowMs / DAY_MS,
    thresholds: THRESHOLDS.street,
    last: () => last,
    neighbours: () => (last ? [last] : []),
    voices: () => voices,
    habits: () => ({}),
    held: () => (isEarlier ? [{ ...cell, rate: Number(held.rate) }] : []),
    isAnnounced: (from) => isAnnounced(figure.code, from, cell),
  };
  return cell;
}

/** What is wrong with a figure by itself; a second source bears out what waits. */
function faultOf(
  figure: StreetFigure,
  cell: Cell,
  { figures, nowMs, reference }: StreetResponse,
  last?: StreetEntry,
) {
  const { bid, ask, mid, name, base, claimedMs, code } = figure;
  const ratio = cell.rate / (reference(base, code) ?? cell.rate);
  const isWide = bid !== undefined && ask !== undefined && move(Number(bid), Number(ask)) > MOST_SPREAD;
  const isCopied = figures
    .filter((row) => row.base === base && row.name !== name)
    .some((row) => row.bid === bid && row.ask === ask && row.mid === mid);
  const isSame = cell.voices().some(({ rate }) => move(rate, cell.rate) <= SAME);
  const isNew = Number(last?.rate) !== cell.rate;
  if (claimedMs > nowMs + AHEAD_MS) return { reason: 'future' };
  if (last && isNew && claimedMs < last.claimedMs - BEHIND_MS) return { reason: 'older' };
  if (Number(bid) > Number(ask)) return { reason: 'crossed' };
  // Incidents: the card's row under another name; a point lost for three hours on 2024-09-03.
  if (ratio < LEAST_GAP || ratio > MOST_GAP) return { reason: 'gap' };
  if (isWide && !isSupported(cell)) return { reason: 'spread', hold: true as const };
  return isCopied && isNew && !isSame ? { reason: 'copied', hold: true as const } : undefined;
}

/** Puts an accepted figure into the state; the same figure again only shows that it still stands. */
function accept(
  figure: StreetFigure,
  rate: string,
  { source, nowMs }: StreetResponse,
  state: StreetState,
): void {
  const key = keyOfFigure({ ...figure, source: source.key });
  const { mid, ...parts } = figure;
  const last = state.entries[key];
  const isSame = last?.rate === rate && last.bid === parts.bid && last.ask === parts.ask;
  if (!isSame) state.changes[figure.code] = (state.changes[figure.code] ?? 0) + 1;
  state.entries[key] = {
    ...parts,
    source: source.key,
    rate,
    computed: mid === undefined && parts.bid !== undefined && parts.ask !== undefined,
    seenMs: nowMs,
    sinceMs: isSame ? last.sinceMs : Math.min(figure.claimedMs, nowMs),
    othersThen: isSame ? last.othersThen : (state.changes[figure.code] ?? 0),
  };
  delete state.held[key];
}

/** A source that has nothing new says that what it said still stands. */
export function confirmStreet(source: string, state: StreetState, nowMs: number): void {
  for (const [key, entry] of Object.entries(state.entries))
    if (entry.source === source) state.entries[key] = { ...entry, seenMs: nowMs };
}

/**
 * Takes in the figures of one response that pass the rules.
 * @param state is changed
 * @returns those that were refused, or wait for the next publication
 */
export function takeInStreet(response: StreetResponse, state: StreetState): StreetRefusal[] {
  const refused: StreetRefusal[] = [];
  for (const figure of response.figures) {
    const rate = rateOf(figure);
    if (figure.kind === 'official' || rate === undefined) continue;
    const key = keyOfFigure({ ...figure, source: response.source.key });
    const cell = cellOf(figure, rate, state, response);
    const finding: Finding | undefined =
      faultOf(figure, cell, response, state.entries[key]) ?? judge(cell).finding;
    if (finding === undefined) {
      accept(figure, rate, response, state);
      continue;
    }
    refused.push({ figure, rate, rule: finding.reason, held: finding.hold === true });
    if (finding.hold) state.held[key] = { rate, publishedMs: publishedMs(response.figures) };
  }
  return refused;
}
