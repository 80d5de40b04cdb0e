import {
  HISTORY_BASE,
  type HistoryPeriod,
  type HistoryResponse,
  historyFile,
  type Parsed,
  parseHistoryResponse,
} from '@equivale/contract';
import {
  askPointers,
  type Offer,
  readSignedFile,
  type SignedFault,
  type SignedSources,
  worstFault,
} from '@equivale/contract/signed-tables';
import { crossHistories, dayNumber } from '@equivale/core';
import { cutPeriod } from '../cut-period.ts';

/** Longest gap of a daily series: the ECB pauses for five days at most. */
const DAILY_GAP_DAYS = 7;
/** Days by which two series may end apart; beyond, one of the currencies was abolished. */
const END_GAP_DAYS = 31;

const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Whether a part of a file is dense enough for a period: monthly rates make a history of years, not of a week. */
function covers({ data }: Pick<HistoryResponse, 'data'>, period: HistoryPeriod): boolean {
  if (data.length < 2) return false;
  if (period === '5y') return true;
  return data.every(
    ({ date }, at) => at === 0 || daysBetween(data[at - 1]?.date ?? '', date) <= DAILY_GAP_DAYS,
  );
}

/** Divides two histories per euro, if they have one source and are dense enough for the period. */
function composed(
  files: { readonly base: HistoryResponse | undefined; readonly target: HistoryResponse | undefined },
  base: string,
  target: string,
  period: HistoryPeriod,
): HistoryResponse | undefined {
  const given = [files.base, files.target].filter((file) => file !== undefined);
  const [source] = given.map((file) => file.source);
  const ends = given.map(({ data }) => data.at(-1)?.date ?? '');
  if (!source || given.some((file) => file.source !== source)) return undefined;
  const data = cutPeriod(crossHistories(files.target?.data, files.base?.data), period);
  const newest = data.at(-1)?.date;
  if (newest === undefined || ends.some((end) => daysBetween(newest, end) > END_GAP_DAYS)) return undefined;
  return covers({ data }, period) ? { data, source, base, target, period } : undefined;
}

const parseFileOf =
  (code: string) =>
  (input: unknown): Parsed<HistoryResponse> => {
    const parsed = parseHistoryResponse(input);
    if (!parsed.ok || (parsed.value.base === HISTORY_BASE && parsed.value.target === code)) return parsed;
    return { ok: false, field: 'target', reason: `must be ${code}` };
  };

type Side = { readonly value: HistoryResponse | undefined } | SignedFault;

const readSide = async (offer: Offer, code: string): Promise<Side> =>
  code === HISTORY_BASE
    ? { value: undefined }
    : readSignedFile(offer, historyFile(offer.state.version, code), parseFileOf(code));

/** Histories per euro in the order of the codes; undefined for the euro itself. */
export async function readSignedFiles(
  sources: SignedSources,
  codes: readonly string[],
): Promise<readonly (HistoryResponse | undefined)[] | SignedFault> {
  const { offers, faults } = await askPointers(sources);
  const found = [...faults];
  for (const offer of offers) {
    const sides = await Promise.all(codes.map((code) => readSide(offer, code)));
    const given = sides.filter((side) => typeof side !== 'string');
    if (given.length === sides.length) return given.map(({ value }) => value);
    found.push(...sides.filter((side) => typeof side === 'string'));
  }
  return worstFault(found);
}

/** A pair's history over up to five years; undefined if signed files do not cover it. */
export async function readSignedHistory(
  sources: SignedSources,
  base: string,
  target: string,
  period: HistoryPeriod,
): Promise<HistoryResponse | SignedFault | undefined> {
  const files = await readSignedFiles(sources, [base, target]);
  if (typeof files === 'string') return files;
  const [ofBase, ofTarget] = files;
  return composed({ base: ofBase, target: ofTarget }, base, target, period);
}
