/**
 * The keys by which devices know the service's rates: see docs/operating/mirrors.md.
 *
 *     npm run keys                says the public keys, which the app is built with, and those announced to follow
 *     npm run keys -- announce    makes the keys that are to follow, and has the present ones sign them
 *     npm run keys -- rotate      signs with the announced ones from now on
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
