import type { SourcesReport, StatusReport } from '@equivale/contract';
import { makeSourcesReport } from './sources-report.ts';
import { makeStatusReport } from './status-report.ts';

/** How the sources are doing. */
export interface Reports {
  sourcesReport(): Promise<SourcesReport>;
  statusReport(): Promise<StatusReport>;
}

export const createReports = (
  store: Parameters<typeof makeSourcesReport>[0],
  clock: Parameters<typeof makeSourcesReport>[1],
  street: Parameters<typeof makeSourcesReport>[2],
): Reports => ({
  sourcesReport: () => makeSourcesReport(store, clock, street),
  statusReport: () => makeStatusReport(store, clock),
});
