import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { releaseMeta, writeRelease } from '../release-server.ts';
import { FAULTS_KEY, recordFaults } from './record-faults.ts';

type Release = 'old' | 'new';

/** The real server, once with each of two releases of the present build. */
export interface Releases {
  readonly urls: Readonly<Record<Release, string>>;
  close(): Promise<void>;
}

async function startRelease(home: string, name: Release): Promise<OwnServer> {
  const appDir = join(home, name);
  writeRelease(appDir, `${releaseMeta(name)}<script src="/record-faults.js"></script>`);
  writeFileSync(join(appDir, 'record-faults.js'), `(${recordFaults})('${FAULTS_KEY}')`);
  return startOwnServer({ APP_DIR: appDir });
}

export async function startReleases(): Promise<Releases> {
  const home = mkdtempSync(join(tmpdir(), 'equivale-engines-'));
  const [before, after] = await Promise.all([startRelease(home, 'old'), startRelease(home, 'new')]);
  return {
    urls: { old: before.url, new: after.url },
    async close() {
      await Promise.all([before.kill(), after.kill()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
