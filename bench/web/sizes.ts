import { measureSizes } from '../../scripts/app-sizes.ts';
import type { Report } from '../report.ts';

/** The built app's sizes against React's floor, which is built in the same run. */
export async function addSizes(report: Report): Promise<void> {
  const { initial, floor, ...figures } = await measureSizes();
  report.add('initial JS of home, gzip', initial, 'B');
  report.add('React floor, gzip', floor, 'B');
  for (const { name, value, unit, atMost } of figures.limited) report.add(name, value, unit, { atMost });
}
