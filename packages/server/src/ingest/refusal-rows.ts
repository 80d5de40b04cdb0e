import type { Refusal, ValidationResult } from '../rates/quality/rule.ts';
import type { IngestStore } from '../store/open-store.ts';
import type { RefusalRecord } from '../store/rows.ts';

/** Newest refusals among which a repeated one is looked for, so that a fault that stands for days is recorded once. */
const KNOWN_REFUSALS = 2000;
const keyOfRow = ({ source, code, date, rule, rate }: RefusalRecord): string =>
  [source, code, date, rule, rate].join(' ');

function rowOf({ observation, reason, expected, hold }: Refusal, at: string): RefusalRecord {
  const detail = [hold && 'waits', expected !== undefined && `expected about ${expected}`];
  const { source, code, date, rate } = observation;
  return { at, source, code, date, rule: reason, rate, detail: detail.filter(Boolean).join(', ') };
}

/** Refusals of a result as they are recorded: one for a whole table, one for each value otherwise. */
export function refusalRows({ source, table, refused }: ValidationResult, at: string): RefusalRecord[] {
  if (table === undefined) return refused.map((refusal) => rowOf(refusal, at));
  const days = refused.map(({ observation }) => observation.date);
  const date = days.reduce((newest, day) => (day > newest ? day : newest), '');
  return [{ at, source, code: '', date, rule: table, rate: null, detail: `${refused.length} values` }];
}

export async function recordRefusals(store: IngestStore, rows: readonly RefusalRecord[]): Promise<void> {
  if (rows.length === 0) return;
  const recorded = new Set((await store.refusals(KNOWN_REFUSALS)).map(keyOfRow));
  const fresh = rows.filter((row) => !recorded.has(keyOfRow(row)));
  if (fresh.length > 0) await store.putRefusals(fresh);
}
