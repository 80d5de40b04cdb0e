/**
 * Compares the conversion core with its peers: accuracy on all 296 pairs, speed, size of the script.
 * The first run installs the peers into `bench/peers`.
 *
 *     npm run bench:core [-- --json FILE]
 */
import { join } from 'node:path';
import { bundledSize } from '../../scripts/size-of.ts';
import { Report } from '../report.ts';
import { accuracyOf, checkOracle, exactRows, ourSixDecimals } from './accuracy.ts';
import { loadPeers } from './peers.ts';
import { exactSpeeds, quoteSpeed, speeds } from './speed.ts';
import { units } from './units.ts';

const root = join(import.meta.dirname, '../..');
const UNITS = join(root, 'packages/core/src/units');
const CORE = `export * from '${UNITS}/unit-set.ts'; export * from '${UNITS}/common/common-units.ts'`;

const report = new Report('core');
const peers = await loadPeers();

report.add('rows on which the oracle agrees with Python fractions', checkOracle(), '');
const pairs = exactRows();
report.add('rows compared', pairs.length * (pairs[0]?.rows.length ?? 0), '', { atLeast: 296 * 200 });

const ours = accuracyOf(pairs, units.convertNumber, ourSixDecimals);
report.add('ours: pairs', ours.pairs, '', { atLeast: 296 });
report.add('ours: pairs of another definition', ours.otherDefinition, '', { atMost: 0 });
report.add('ours: correctly rounded', ours.correct, '%', { atLeast: 100 });
report.add('ours: largest error', ours.maxUlp, 'ulp', { atMost: 0 });
report.add('ours: six decimals wrong', ours.sixDecimalsWrong, '%', { atMost: 0 });
for (const { name, units, convert } of peers) {
  const named = (id: string) => units[id] ?? id;
  const found = accuracyOf(pairs, (value, from, to) => convert(value, named(from), named(to)));
  report.add(`${name}: pairs`, found.pairs, '');
  report.add(`${name}: pairs of another definition`, found.otherDefinition, '');
  report.add(`${name}: correctly rounded`, found.correct, '%');
  report.add(`${name}: largest error`, found.maxUlp, 'ulp');
  report.add(`${name}: six decimals wrong`, found.sixDecimalsWrong, '%');
}

const { one, several } = speeds(peers);
for (const [name, { ns, timesBare }] of one) {
  report.add(`${name}: ft to m`, ns, 'ns');
  if (name === 'ours') report.add('ours ÷ bare multiply, ft to m', timesBare, '×', { atMost: 1.5 });
}
for (const [name, { ns, timesBare }] of several) {
  report.add(`${name}: five pairs by turns`, ns, 'ns');
  if (name === 'ours')
    report.add('ours ÷ bare multiply, five pairs by turns', timesBare, '×', { atMost: 2.5 });
}
const ratio = (speed: typeof one) =>
  (speed.get('ours')?.ns ?? Number.NaN) / (speed.get('convert')?.ns ?? Number.NaN);
report.add('ours ÷ convert, ft to m', ratio(one), '×', { atMost: 1 });
report.add('ours ÷ convert, five pairs by turns', ratio(several), '×', { atMost: 1 });

const exact = exactSpeeds();
report.add('convert on short decimals', exact.alone, 'ns', { atMost: 300 });
report.add('convert and six decimals printed', exact.printed, 'ns', { atMost: 300 });
report.add('quote of pounds in yen, over the euro', quoteSpeed(), 'ns', { atMost: 1000 });

report.add('ours: core without names', await bundledSize([CORE]), 'B gzip', {
  atMost: 2500,
});
for (const { name, imports } of peers)
  report.add(`${name}: size`, await bundledSize([imports], join(root, 'bench/peers')), 'B gzip');
report.finish();
