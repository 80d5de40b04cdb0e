import { type Disruption, runDisconnections } from '../../packages/server/src/testing/disconnections.ts';
import { startTestPostgres } from '../../packages/server/src/testing/test-postgres.ts';
import type { TestResult } from './soak-test.ts';

const DISCONNECTIONS = 50;
const CRASHES = 10;

/** PostgreSQL taken from a server under 16 writers: backends terminated, the link cut, PostgreSQL killed. */
export async function disconnections(): Promise<TestResult> {
  const postgres = await startTestPostgres();
  const every = DISCONNECTIONS / CRASHES;
  const disruptions = Array.from({ length: DISCONNECTIONS }, (_, at): Disruption[] => [
    at % 2 === 0 ? 'terminated' : 'cut',
    ...(at % every === 0 ? (['crashed'] as const) : []),
  ]).flat();
  try {
    const outcome = await runDisconnections({
      databaseUrl: postgres.url,
      disruptions,
      crash: () => postgres.crash(),
    });
    const { acknowledged, lost, refusals } = outcome;
    const faults = Object.keys(refusals).filter((status) => status !== '503');
    const tried = `PostgreSQL: ${DISCONNECTIONS} disconnections and ${CRASHES} crashes under 16 writers, ${acknowledged} writes acknowledged, ${refusals['503'] ?? 0} refused with 503`;
    return {
      tried,
      faults: [
        ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
        ...faults.map((status) => `${refusals[status]} writes were answered ${status}`),
      ],
    };
  } finally {
    await postgres.stop();
  }
}
