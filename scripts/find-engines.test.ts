import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const exec = promisify(execFile);

/** All that is on the path: a shell, and what a test puts there. */
let programs: string;
const calls = () => join(programs, 'calls');

function addProgram(name: string, script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

/** An apt-get that notes how it was called, and then does this. */
const addAptGet = (then: string) => addProgram('apt-get', `echo "$@" >> ${calls()}\n${then}`);

beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'equivale-engines-'));
  symlinkSync('/bin/sh', join(programs, 'sh'));
  addProgram('chromium', '');
});
afterEach(() => rmSync(programs, { recursive: true }));

/** Looks for engines on a machine that has nothing but those programs. */
async function findThere({ uid = 0 }: { uid?: number } = {}) {
  const { stdout } = await exec(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `process.getuid = () => ${uid};
      const { findEngines } = await import(${JSON.stringify(join(import.meta.dirname, 'find-engines.mjs'))});
      console.log(JSON.stringify(await findEngines()));`,
    ],
    { env: { PATH: programs, CHROMIUM_PATH: join(programs, 'chromium') } },
  );
  const lines = stdout.trim().split('\n');
  return { said: lines.slice(0, -1), paths: JSON.parse(String(lines.at(-1))) };
}

/** What apt-get was asked to install, one call a line, without the options that are the same for all. */
const installed = () =>
  existsSync(calls())
    ? [...readFileSync(calls(), 'utf8').matchAll(/ install -y .*recommends (.*)/g)].map(
        ([, packages]) => packages,
      )
    : [];

const NOT_RUN =
  'not run  the main job in Firefox (firefox-esr) and WebKit (webkit2gtk-driver, xvfb, xauth): not found, and could not be installed';

describe('where there is neither Firefox nor WebKit', () => {
  it('both are installed, and found then', async () => {
    // As Debian's package does: from now on the program is there.
    addAptGet(
      `case "$*" in *firefox-esr*) printf '#!/bin/sh\\necho Mozilla Firefox 140.1\\n' > ${programs}/firefox-esr; /bin/chmod +x ${programs}/firefox-esr;; esac`,
    );
    const { paths, said } = await findThere();
    expect(installed()).toEqual(['firefox-esr', 'webkit2gtk-driver xvfb xauth']);
    expect(paths).toEqual({
      CHROMIUM_PATH: join(programs, 'chromium'),
      FIREFOX_PATH: join(programs, 'firefox-esr'),
    });
    expect(said.at(-1)).toBe(NOT_RUN.replace('Firefox (firefox-esr) and ', ''));
  });

  it('one line says what was not run where they cannot be installed', async () => {
    addAptGet('exit 100');
    const { paths, said } = await findThere();
    expect(said.at(-1)).toBe(NOT_RUN);
    expect(Object.keys(paths)).toEqual(['CHROMIUM_PATH']);
  });

  it('nobody but root installs anything, and no other system either', async () => {
    const withoutAptGet = await findThere();
    expect(withoutAptGet.said).toEqual([NOT_RUN]);
    addAptGet('');
    const { said } = await findThere({ uid: 1000 });
    expect(said).toEqual([NOT_RUN]);
    expect(installed()).toEqual([]);
  });

  it('a Firefox too old to be driven is none', async () => {
    addProgram('firefox-esr', 'echo Mozilla Firefox 128.14.0esr');
    const { paths } = await findThere({ uid: 1000 });
    expect(Object.keys(paths)).toEqual(['CHROMIUM_PATH']);
  });
});
