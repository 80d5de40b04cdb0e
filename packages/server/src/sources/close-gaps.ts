import { FetchFailure, type IsoDate, type SourceTable } from './source.ts';

/**
 * Tables of missed days, in their order. A day that was never published is left out; any other failure ends the search, and what is
 * then missing stays open until the next round.
 */
export async function closeGaps(
  days: readonly IsoDate[],
  fetchDay: (day: IsoDate) => Promise<SourceTable | undefined>,
): Promise<SourceTable[]> {
  const tables: SourceTable[] = [];
  for (const day of days) {
    try {
      const table = await fetchDay(day);
      if (table) tables.push(table);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      if (error.status !== 404) break;
    }
  }
  return tables;
}
