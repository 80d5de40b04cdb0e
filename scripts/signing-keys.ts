/**
 * Shows the public keys of the rates, and those announced to follow: see docs/operating/mirrors.md.
 * `announce` makes the next keys and has the present ones sign them; `rotate` signs with them from now on.
 *
 *     npm run keys [-- announce | rotate]
 */
import './node-version.mjs';
import {
  announceNextKeys,
  loadSigningKeys,
  rotateKeys,
} from '../packages/server/src/publish/signing-keys.ts';
import { withContext } from './service-context.ts';

const ACTIONS = new Map([
  ['show', loadSigningKeys],
  ['announce', announceNextKeys],
  ['rotate', rotateKeys],
]);

async function main(): Promise<void> {
  const name = process.argv[2] ?? 'show';
  const action = ACTIONS.get(name);
  if (!action) throw new Error(`"${name}" is none of ${[...ACTIONS.keys()].join(', ')}`);
  const { current, next } = await withContext(async ({ store }) => {
    const keys = await action(store);
    // What is served names the keys.
    if (name !== 'show') await store.announce();
    return keys;
  });
  console.log(`VITE_RATES_KEYS=${[current, next].filter(Boolean).join(',')}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
