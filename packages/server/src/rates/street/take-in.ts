import type { StreetFigure, StreetSource } from '../../sources/street/street-source.ts';
import { confirms, type ExaminedFigure, examineFigure, publishedMs, rateOfFigure } from './street-rules.ts';
import {
  isFrozen,
  isGone,
  keyOfFigure,
  type StreetEntry,
  type StreetState,
  weekdayHours,
} from './street-state.ts';

/** A figure that was not taken in. */
export interface StreetRefusal {
  readonly figure: StreetFigure;
  readonly rate: string | undefined;
  readonly rule: string;
  readonly held: boolean;
}

/** One response of a source. */
interface StreetResponse {
  readonly source: Pick<StreetSource, 'key' | 'copies'>;
  readonly figures: readonly StreetFigure[];
  readonly nowMs: number;
  /** Units of a code per one of a base at the reference rate, where it is known. */
  readonly reference: (base: string, code: string) => number | undefined;
  /** Which sources print another's figures. */
  readonly copiesOf: (key: string) => readonly string[];
}

/** What the publisher itself calls official, and else the reference rate. */
function officialOf(figure: StreetFigure, { figures, reference }: StreetResponse): number | undefined {
  const own = figures.find(({ kind, base }) => kind === 'official' && base === figure.base);
  return (own && Number(rateOfFigure(own))) ?? reference(figure.base, figure.code);
}

/** Another source's figure of the same rate that still moves. */
function witnessOf(
  figure: StreetFigure,
  state: StreetState,
  response: StreetResponse,
): StreetEntry | undefined {
  const { source, nowMs, copiesOf } = response;
  return Object.values(state.entries).find(
    (entry) =>
      entry.source !== source.key &&
      entry.code === figure.code &&
      entry.name === figure.name &&
      entry.base === figure.base &&
      !copiesOf(entry.source).includes(source.key) &&
      !source.copies?.includes(entry.source) &&
      !isGone(entry, nowMs) &&
      !isFrozen(entry, state, nowMs),
  );
}

/** Puts an accepted figure into the state; the same figure again only shows that it still stands. */
function accept({ figure, rate, last, nowMs }: ExaminedFigure, source: string, state: StreetState): void {
  const key = keyOfFigure({ ...figure, source });
  const { mid, ...parts } = figure;
  const isSame = last?.rate === rate && last.bid === parts.bid && last.ask === parts.ask;
  if (!isSame && weekdayHours(nowMs - 1, nowMs) > 0)
    state.changes[figure.code] = (state.changes[figure.code] ?? 0) + 1;
  state.entries[key] = {
    ...parts,
    source,
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
  const { source, figures, nowMs } = response;
  const refused: StreetRefusal[] = [];
  for (const figure of figures) {
    if (figure.kind === 'official') continue;
    const key = keyOfFigure({ ...figure, source: source.key });
    const rate = rateOfFigure(figure);
    if (rate === undefined) continue;
    const witness = witnessOf(figure, state, response);
    const examined: ExaminedFigure = {
      figure,
      rate,
      response: figures,
      last: state.entries[key],
      official: officialOf(figure, response),
      witness,
      witnessHeld: witness && state.held[keyOfFigure(witness)],
      nowMs,
    };
    const finding = examineFigure(examined);
    const held = state.held[key];
    if (finding === undefined || (finding.waits === 'next' && held && confirms(examined, held)))
      accept(examined, source.key, state);
    else {
      refused.push({ figure, rate, rule: finding.rule, held: finding.waits !== undefined });
      if (finding.waits) state.held[key] = { rate, publishedMs: publishedMs(figures) };
    }
  }
  return refused;
}
