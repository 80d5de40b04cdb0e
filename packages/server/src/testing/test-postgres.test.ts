import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPackage, startTestPostgres } from './test-postgres.ts';

/** Only its owner may enter it: such are the folders of `mktemp -d` and the home of root. */
const own = mkdtempSync(join(tmpdir(), 'equivale-own-'));

beforeAll(() => {
  cpSync(join(findPackage(), 'native'), join(own, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(own, 'native/pg-symlinks.json'), 'utf8'),
  );
  // The package's install script sets them, where it has run.
  for (const { source, target } of links)
    if (!existsSync(join(own, target))) symlinkSync(basename(source), join(own, target));
});
afterAll(() => rmSync(own, { recursive: true, force: true }));

it('PostgreSQL starts from a folder that nobody else can enter', async () => {
  const server = await startTestPostgres(own);
  await server.stop();
  expect(server.url).toMatch(/^postgres:/);
});
