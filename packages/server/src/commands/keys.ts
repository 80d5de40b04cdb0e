/**
 * Shows the public keys of the rates, and those announced to follow: see docs/operating/mirrors.md and docs/operating/backup.md.
 * `announce` makes the next keys and has the present ones sign them; `rotate` signs with them from now on. `save` writes the
 * private keys, those for push messages too, which no backup has; `restore` puts them into a restored database. `new` makes a file
 * for `KEYS_FILE`.
 *
 *     npm run keys [-- announce | rotate | new FILE | save FILE | restore FILE]
 */
import { announceNextKeys, loadSigningKeys, rotateKeys, type SigningKeys } from '../publish/signing-keys.ts';
import type { Store } from '../store/open-store.ts';
import { newKeys, restoreKeys, saveKeys } from './saved-keys.ts';
import { withContext } from './service-context.ts';

const say = ({ current, next }: SigningKeys) =>
  console.log(`VITE_RATES_KEYS=${[current, next].filter(Boolean).join(',')}`);

const change = async (action: (store: Store) => Promise<SigningKeys>) =>
  withContext(async ({ store }) => {
    say(await action(store));
    // What is served names the keys.
    await store.announce();
  });

const ACTIONS = new Map<string, (file: string) => Promise<void>>([
  ['show', () => withContext(async ({ store }) => say(await loadSigningKeys(store)))],
  ['announce', () => change(announceNextKeys)],
  ['rotate', () => change(rotateKeys)],
  ['new', newKeys],
  ['save', saveKeys],
  ['restore', restoreKeys],
]);

async function main([name = 'show', file = '']: readonly string[]): Promise<void> {
  const action = ACTIONS.get(name);
  if (!action) throw new Error(`"${name}" is none of ${[...ACTIONS.keys()].join(', ')}`);
  if (file === '' && ['new', 'save', 'restore'].includes(name))
    throw new Error(`Name the file: npm run keys -- ${name} <file>`);
  await action(file);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
