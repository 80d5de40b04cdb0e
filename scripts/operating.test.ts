import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SETTINGS } from '../packages/server/src/config.ts';
import { openSqliteDatabase } from '../packages/server/src/database/sqlite-database.ts';
import { loadSigningKeys } from '../packages/server/src/publish/signing-keys.ts';
import { openStore } from '../packages/server/src/store/open-store.ts';
import { OFFLINE } from '../packages/server/src/testing/kill-rounds.ts';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const blocksOf = (page: string) =>
  [...read(`docs/operating/${page}.md`).matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** What a test machine lacks, or lets only root do: it is noted, and done as far as it can be. */
const PROGRAMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['systemctl', 'useradd', 'nginx', 'curl'].map((name) => [name, ''])),
  docker: 'while [ $# -gt 0 ]; do if [ "$1" = -f ] && [ ! -f "$2" ]; then exit 1; fi; shift; done',
  setpriv: 'shift 5; exec "$@"',
  install: `owner=; for word do shift; case "$owner$word" in -o|-g) owner=+;; +*) owner=;; *) set -- "$@" "$word";; esac; done
PATH="\${PATH#*:}" exec install "$@"`,
  npm: `[ "$1" = ci ] || PATH="\${PATH#*:}" exec npm "$@"`,
};

/** The folder of an operator's machine, which has `/etc`, `/opt` and `/var`. */
let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'equivale-operating-'));
  for (const folder of [
    'bin',
    'opt',
    'var/lib/equivale',
    'var/backups',
    'etc/nginx/conf.d',
    'etc/systemd/system',
  ])
    mkdirSync(join(place, folder), { recursive: true });
  for (const [name, does] of Object.entries(PROGRAMS)) {
    const program = `#!/bin/sh\necho "${name} $*" >> ${place}/asked\n${does}\n`;
    writeFileSync(join(place, 'bin', name), program, { mode: 0o755 });
  }
  cpSync(join(root, 'deploy'), join(place, 'deploy'), { recursive: true });
  cpSync(join(root, 'package.json'), join(place, 'package.json'));
  symlinkSync(join(root, 'packages'), join(place, 'packages'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Runs a block as it stands, on that machine. @returns what it printed */
async function run(block: string): Promise<string> {
  const script = block.replaceAll(/(?<=[\s=])\/(?=(?:etc|opt|var)\/)/g, `${place}/`);
  const PATH = [join(place, 'bin'), dirname(process.execPath), process.env.PATH].join(':');
  const env = { ...process.env, ...OFFLINE, DATA_DIR: join(place, 'var/lib/equivale'), PATH };
  return (await promisify(execFile)('sh', ['-euc', script], { cwd: place, env })).stdout;
}
const asked = () => readFileSync(join(place, 'asked'), 'utf8').split('\n');

/** Who signs with the keys of the database. */
async function signer(): Promise<string> {
  const store = await openStore(openSqliteDatabase(join(place, 'var/lib/equivale/equivale.sqlite')));
  const { current } = await loadSigningKeys(store);
  await store.close();
  return current;
}

it('the blocks of the page about backups save the database and its keys, and restore both', async () => {
  const [backUp = '', restore = ''] = blocksOf('backup');
  const before = await signer();
  symlinkSync(place, join(place, 'opt/equivale'));
  cpSync(join(place, 'deploy/env.example'), join(place, 'etc/equivale.env'));
  await run(backUp);
  rmSync(join(place, 'var/lib/equivale/equivale.sqlite'));
  const [settings = '', , as = ''] = backUp.split('\n');
  await run(`${settings}\n${as}\n${restore}`);
  expect(await signer()).toBe(before);
  expect(asked()).toEqual(expect.arrayContaining(['systemctl start equivale', 'curl localhost:3000/readyz']));
});

it('the blocks about containers name files that are there', async () => {
  const [containers = ''] = blocksOf('containers');
  await run(containers);
  expect(readFileSync(join(place, 'deploy/.env'), 'utf8')).toBe(read('deploy/env.example'));
});

it('the blocks about systemd install a release, and the next one in its place', async () => {
  const [, install = ''] = blocksOf('containers');
  const [upgrade = ''] = blocksOf('upgrade');
  for (const version of ['1.0.0', '1.1.0']) {
    cpSync(join(root, 'deploy'), join(place, `equivale-${version}/deploy`), { recursive: true });
    await run(`tar -czf equivale-${version}.tar.gz equivale-${version}`);
  }
  // Each line names the archive as if it were in the folder in which the operator is.
  await run(install);
  const site = readFileSync(join(place, 'etc/nginx/conf.d/equivale.conf'), 'utf8');
  expect([site.includes('rates.example.org'), site.includes('your.site')]).toEqual([true, false]);
  expect(readFileSync(join(place, 'etc/systemd/system/equivale.service'), 'utf8')).toContain('[Service]');
  await run(upgrade);
  expect(readlinkSync(join(place, 'opt/equivale'))).toBe(join(place, 'opt/equivale-1.1.0'));
  expect(asked().filter((line) => line === 'npm ci --omit=dev')).toHaveLength(2);
});

it('Caddy is told the same on the page as in the example for containers', () => {
  const [block = ''] = blocksOf('proxies');
  const [, example = ''] = /caddyfile:\n +content: \|\n([\s\S]*)/.exec(read('deploy/compose.yaml')) ?? [];
  const plain = (text: string) =>
    text
      .replaceAll(/^\s+/gm, '')
      .replace(/^\S+ \{/, '{')
      .replace(/proxy \S+:/, 'proxy :');
  expect(plain(block)).toBe(plain(example));
});

it('settings before a command are settings of the service', () => {
  const pages = ['README', 'backup', 'containers', 'facts', 'native-apps', 'upgrade'].map((page) =>
    read(`docs/operating/${page}.md`),
  );
  const before = pages.flatMap((text) => text.match(/(?:\b[A-Z_]+=\S+ )+(?=npm )/g) ?? []);
  const names = before.flatMap((text) => text.match(/\b[A-Z_]+(?==)/g) ?? []);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !(name in SETTINGS.entries) && !name.startsWith('VITE_'))).toEqual([]);
});
