/** `npm run test:size`: the built app's sizes, as ratios where there is a floor; fails beyond a limit. */
import { measureSizes } from './app-sizes.ts';

const { initial, floor, limited } = await measureSizes();
console.log(`initial JS of home ${initial} B gzip, React floor ${floor} B gzip`);
for (const { name, value, unit, atMost } of limited)
  console.log(`${name}: ${Number(value.toFixed(3))} ${unit} (limit ${atMost})`);
process.exitCode = limited.every(({ value, atMost }) => value <= atMost) ? 0 : 1;
