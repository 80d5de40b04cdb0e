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

/** Days between two points of one series that is daily: the longest break of the ECB is five days. */
const DAILY_GAP_DAYS = 7;
/** Days that one of two series may end before the other: a history whose currency was given up reaches further back than the other file. */
const END_GAP_DAYS = 31;

const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Whether a stretch of a file stands for a period: rates of a month or with gaps are a history of years, and none of a week. */
function covers({ data }: Pick<HistoryResponse, 'data'>, period: HistoryPeriod): boolean {
  if (data.length < 2) return false;
  if (period === '5y') return true;
  return data.every(
    ({ date }, at) => at === 0 || daysBetween(data[at - 1]?.date ?? '', date) <= DAILY_GAP_DAYS,
  );
}

/**
 * The history of a pair out of those of its two currencies per euro.
 * @returns undefined where they do not make one: of two sources, or not dense enough for the period
 */
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

/** Reads what a file says of the currency that it is about. */
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

/**
 * The histories per euro of currencies, of files that trusted keys have signed.
 * @returns in the order of the codes; nothing for the euro itself
 */
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

/**
 * A pair's history over a period of up to five years, of the files of its currencies that trusted keys have signed.
 * @returns undefined where what is signed does not cover it
 */
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
