/**
 * Writes the signed rates into a folder for any web server: see docs/operating/mirrors.md.
 * With an address it copies what that service has signed; else it asks the sources and signs with the keys in DATA_DIR.
 *
 *     npm run publish:static -- <folder> [<address of a service>]
 */
import { API_BASE, SIGNED_PATH } from '@equivale/contract';
import { StartFault } from '../context.ts';
import { loadSigningKeys } from '../publish/signing-keys.ts';
import { writeStatic } from '../publish/write-static.ts';
import { withContext } from './service-context.ts';

const [folder, service] = process.argv.slice(2);

/** Signed by this process, which must be the only one on the data folder. */
const signHere = (to: string): Promise<number> =>
  withContext(async ({ refresh, publication, store }) => {
    await refresh.run();
    console.log(`signed by ${(await loadSigningKeys(store)).current}`);
    return writeStatic(to, publication.read);
  });

/** Signed by a service that runs. */
function copyFrom(address: string, to: string): Promise<number> {
  const base = `${address.replace(/\/$/, '')}${API_BASE}${SIGNED_PATH}/`;
  return writeStatic(to, async (name) => {
    const response = await fetch(base + name);
    if (!response.ok) throw new StartFault(`${base}${name} responds with ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  });
}

async function main(): Promise<string | undefined> {
  if (folder === undefined) return 'Say where the files go: npm run publish:static -- <folder>';
  const version = await (service ? copyFrom(service, folder) : signHere(folder));
  console.log(`version ${version} is in "${folder}"`);
  return undefined;
}

const fault = await main().catch((error: unknown) => {
  if (error instanceof Error) return error.message;
  throw error;
});
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}
