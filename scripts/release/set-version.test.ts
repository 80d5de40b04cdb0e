import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { releaseChanges, setVersion, versionCode } from './set-version.ts';

const copy = mkdtempSync(join(tmpdir(), 'equivale-version-'));
afterAll(() => rmSync(copy, { recursive: true }));

it('a new version stands in every manifest, pin, project and address of the sender, and the one before nowhere', () => {
  const files = [
    ...globSync(['package.json', 'packages/*/package.json'], { cwd: root }),
    'packages/app/ios/App/App.xcodeproj/project.pbxproj',
    'packages/server/src/ingest/fetch-source.ts',
    'deploy/fdroid.yml',
    'deploy/kubernetes.yaml',
  ];
  for (const file of files) cpSync(join(root, file), join(copy, file));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  setVersion(copy, '97.98.99');
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  for (const file of files) expect(read(file), file).toContain('97.98');
  for (const file of files.filter((name) => name.endsWith('package.json'))) {
    const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: Record<string, string> };
    for (const [name, pin] of Object.entries(dependencies))
      if (name.startsWith('@equivale/')) expect(pin).toBe('97.98.99');
    expect(JSON.parse(read(file)).version).not.toBe(version);
  }
});

it('the number of a version is that of the Android project', () => {
  expect([versionCode('1.2.3'), versionCode('1.0.0')]).toEqual([10203, 10000]);
});

it('changes get their version and day, and further ones an empty place', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- One.\n\n## 1.0.0 (2026-11-01)\n\n- Older.\n';
  const after =
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-12-01)\n\n- One.\n\n## 1.0.0 (2026-11-01)\n\n- Older.\n';
  expect(releaseChanges(before, '1.1.0', '2026-12-01')).toBe(after);
  expect(() => releaseChanges(after, '1.2.0', '2026-12-02')).toThrow('nothing under');
  expect(releaseChanges('## Unreleased\n\n- One.\n', '1.0.0', '2026-11-01')).toContain('1.0.0 (2026-11-01)');
});
