import { dayNumber, isoDate } from '@equivale/core';
import { scheduleOf } from '../facts/facts.ts';
import { mostlyRates, printedRate } from './figures.ts';
import { JsonNumber } from './read-json.ts';
import {
  type Fetch,
  FetchFailure,
  type IsoDate,
  type Observation,
  type Payload,
  type Source,
  type SourceTable,
  UnexpectedPayload,
} from './source.ts';

/** One figure as a bank prints it: `text` units of its currency per `per` units of `code`; empty where it prints none. */
export interface BankFigure {
  readonly code: string;
  readonly date: IsoDate;
  readonly text: string;
  /** A power of ten: 1 where absent. */
  readonly per?: number;
  /** Key of the row of the segment to which it belongs; the bank's own where absent. */
  readonly segmentKey?: string;
  /** Instant or day of publication, where the bank prints one besides the day of validity. */
  readonly publishedAt?: string;
}

/** One request to a bank; `post` is the body of a SOAP call. */
interface BankRequest {
  readonly url: string;
  readonly accept?: string;
  readonly post?: string;
  /** The bank answers 404 for a span without publications. */
  readonly mayBeMissing?: true;
}

/** What most banks have alike. */
type Usual = 'rateType' | 'rank' | 'attribution' | 'cadence' | 'testedWith' | 'schedule';

/** What a bank adds to a source: which addresses hold a span of days, and how their bodies are read. */
export interface Bank
  extends Omit<Source, 'latest' | 'kind' | 'served' | Usual>,
    Partial<Pick<Source, Usual>> {
  /** Days asked for at first contact, and the longest span of one request. */
  readonly spanDays?: number;
  requests(from: IsoDate, to: IsoDate): readonly BankRequest[];
  /** @throws UnexpectedPayload for anything that is not what the bank documents */
  read(body: string, request: BankRequest): readonly BankFigure[] | Promise<readonly BankFigure[]>;
}

/** Days asked for again before the newest known one: banks correct figures for some days. */
const CORRECTION_DAYS = 5;

/** The years (4) or months (7) of two days, by so many of their signs: one request each. */
export const spansOf = (signs: 4 | 7, ...days: readonly IsoDate[]): string[] => [
  ...new Set(days.map((day) => day.slice(0, signs))),
];

/** Moves the decimal point of a plain decimal text by `places` to the left: exact, unlike a division. */
export function shiftPoint(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.padStart(places + 1, '0');
  const shifted = `${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}${fraction}`;
  return shifted.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, '');
}

/** The digits of a decimal as a bank prints it, with a decimal comma too; none where it is no figure above zero. */
export function decimalText(printed: unknown): string {
  const text = (printed instanceof JsonNumber ? printed.text : String(printed)).trim().replace(',', '.');
  return /^\d{1,15}(\.\d{1,18})?$/.test(text) && Number(text) > 0 ? text : '';
}

/** A day written `dd.mm.yyyy`, `dd/mm/yyyy` or `dd-mm-yyyy`. @throws UnexpectedPayload where it is none */
export function dayFirst(source: string, printed: unknown): IsoDate {
  const [, day, month, year] = /^(\d{2})[./-](\d{2})[./-](\d{4})$/.exec(String(printed)) ?? [];
  if (year === undefined)
    throw new UnexpectedPayload(`${source}: '${String(printed).slice(0, 40)}' is no day`);
  return `${year}-${month}-${day}`;
}

/**
 * Turns a bank's figures into observations per one unit of its currency.
 * @throws UnexpectedPayload for a code, a day or a nominal that is none, or where most figures are none
 */
export function observationsOf(
  { key, inverse }: Pick<Bank, 'key' | 'inverse'>,
  figures: readonly BankFigure[],
): Observation[] {
  const observations = figures.map(({ code, date, text, per = 1, publishedAt, segmentKey = key }) => {
    if (!/^[A-Z]{3}$/.test(code)) throw new UnexpectedPayload(`${key}: '${code.slice(0, 40)}' is no code`);
    if (isoDate(dayNumber(date)) !== date) throw new UnexpectedPayload(`${key}: '${date}' is no day`);
    const places = Math.round(Math.log10(per));
    if (10 ** places !== per) throw new UnexpectedPayload(`${key}: ${code} per ${per}`);
    const unit = places === 0 ? text : shiftPoint(text, places);
    const rate = inverse ? 1 / printedRate(unit) : printedRate(unit);
    return { source: segmentKey, code, date, rate, text: unit, ...(publishedAt && { publishedAt }) };
  });
  return mostlyRates(key, observations);
}

/** Observations as one table a day, oldest first. */
function tablesByDay(observations: readonly Observation[]): SourceTable[] {
  const days = Map.groupBy(observations, ({ date }) => date);
  return [...days.keys()].sort().map((date) => ({ observations: days.get(date) ?? [] }));
}

/** Sends one request; undefined where nothing changed, or where the span has no publication. */
async function answer(
  fetch: Fetch,
  { url, accept, post, mayBeMissing }: BankRequest,
): Promise<Payload | undefined> {
  try {
    return await fetch(url, accept, post);
  } catch (error) {
    if (mayBeMissing && error instanceof FetchFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Makes a source of a bank: one span since the newest known day, its requests in turn; its schedule is that of the facts where it names none. */
export function defineBank(bank: Bank): Source {
  const { spanDays = 30, requests, read, ...info } = bank;
  const { aheadDays = 0 } = bank;
  return {
    kind: 'official',
    cadence: 'daily',
    served: true,
    rank: 35,
    rateType: 'reference',
    attribution: `Source: ${bank.name}`,
    testedWith: 'recording',
    ...info,
    schedule: info.schedule ?? scheduleOf(bank.key),
    async latest(fetch: Fetch, today, known) {
      const now = dayNumber(today);
      const newest = dayNumber([...known].sort().at(-1) ?? '2000-01-01');
      const from = Math.max(now - spanDays, Math.min(now, newest - CORRECTION_DAYS));
      const observations: Observation[] = [];
      for (const request of requests(isoDate(from), isoDate(now + aheadDays))) {
        const payload = await answer(fetch, request);
        if (payload) observations.push(...observationsOf(bank, await read(payload.body, request)));
      }
      return tablesByDay(observations);
    },
  };
}
