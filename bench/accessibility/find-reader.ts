import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebianPackage } from '../../scripts/find-chromium.mjs';
import { PYTHON } from './platform-tree.ts';

const exec = promisify(execFile);

/** What a screen that is read needs: Debian's packages, and for each a command that succeeds where it is there. */
const NEEDED: Readonly<Record<string, string>> = {
  'at-spi2-core': 'test -e /usr/share/dbus-1/services/org.a11y.Bus.service',
  dbus: 'command -v dbus-daemon',
  'gir1.2-atspi-2.0': `${PYTHON} -c 'import gi; gi.require_version("Atspi", "2.0")'`,
  'python3-gi': `${PYTHON} -c 'import gi'`,
  xvfb: 'command -v Xvfb',
};

async function listMissing(): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, command] of Object.entries(NEEDED))
    await exec('sh', ['-c', command]).catch(() => missing.push(name));
  return missing;
}

/** Which of the packages that reading a screen needs are not here and could not be installed. */
export async function findMissingReader(): Promise<string[]> {
  const [first, ...beside] = await listMissing();
  if (first === undefined) return [];
  await installDebianPackage(first, { beside, isOptional: true });
  return listMissing();
}
