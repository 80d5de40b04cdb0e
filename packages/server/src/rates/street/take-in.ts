import type { StreetFigure, StreetSource } from '../../sources/street/street-source.ts';
import { confirms, type ExaminedFigure, examineFigure, publishedMs, rateOfFigure } from './street-rules.ts';
import { isFrozen, isGone, keyOfFigure, type StreetState, weekdayHours } from './street-state.ts';

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

/** What another source says of the same rate: its figure that still moves, and what waits of a source that said it of late. */
function witnessesOf(
  { code, name, base }: StreetFigure,
  state: StreetState,
  { source, nowMs, copiesOf }: StreetResponse,
): Pick<ExaminedFigure, 'witness' | 'witnessHeld'> {
  const isOther = (key: string) =>
    key !== source.key && !copiesOf(key).includes(source.key) && !source.copies?.includes(key);
  const rest = keyOfFigure({ source: '', code, name, base });
  const witness = Object.entries(state.entries).find(
    ([key, entry]) =>
      key === entry.source + rest &&
      isOther(entry.source) &&
      !isGone(entry, nowMs) &&
      !isFrozen(entry, state, nowMs),
  )?.[1];
  const [, held] =
    Object.entries(state.held).find(
      ([key, { publishedMs }]) =>
        key.endsWith(rest) &&
        (witness ? key === witness.source + rest : isOther(key.slice(0, -rest.length))) &&
        !isGone({ seenMs: publishedMs }, nowMs),
    ) ?? [];
  return { witness, witnessHeld: held };
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
    const examined: ExaminedFigure = {
      figure,
      rate,
      response: figures,
      last: state.entries[key],
      official: officialOf(figure, response),
      ...witnessesOf(figure, state, response),
      nowMs,
    };
    const finding = examineFigure(examined);
    const held = state.held[key];
    if (finding === undefined || (finding.waits === 'next' && held && confirms(examined, held)))
      accept(examined, source.key, state);
    else {
      refused.push({ figure, rate, rule: finding.rule, held: finding.waits !== undefined });
      const { waits, isDubious } = finding;
      // What speaks against itself does not displace a move that waits.
      if (waits && !(isDubious && held && !held.isDubious))
        state.held[key] = { rate, publishedMs: publishedMs(figures), ...(isDubious && { isDubious }) };
    }
  }
  return refused;
}
