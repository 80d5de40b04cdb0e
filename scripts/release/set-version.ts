import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number by which Android orders versions: that of the Android project. */
export const versionCode = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);

type Replace = (text: string, version: string) => string;

/** The version of a package, and of others of this repository that it names exactly. */
const inManifest: Replace = (text, version) =>
  text.replaceAll(/("(?:version|@equivale\/\w+)": )"\d+\.\d+\.\d+"/g, `$1"${version}"`);

const PLACES: readonly (readonly [files: string, replace: Replace])[] = [
  ['{package.json,packages/*/package.json}', inManifest],
  [
    'packages/app/ios/App/App.xcodeproj/project.pbxproj',
    (text, version) => text.replaceAll(/(MARKETING_VERSION = )[\d.]+;/g, `$1${version};`),
  ],
  [
    'packages/server/src/ingest/fetch-source.ts',
    (text, version) => text.replaceAll(/Equivale\/\d+\.\d+/g, `Equivale/${version.replace(/\.\d+$/, '')}`),
  ],
  [
    'deploy/fdroid.yml',
    (text, version) =>
      text
        .replaceAll(/((?:versionName|CurrentVersion): |commit: v)\d+\.\d+\.\d+/g, `$1${version}`)
        .replaceAll(/((?:versionCode|CurrentVersionCode): )\d+/g, `$1${versionCode(version)}`),
  ],
  ['deploy/kubernetes.yaml', (text, version) => text.replace(/(equivale:)\d+\.\d+\.\d+/, `$1${version}`)],
];

/** What is under "Unreleased" becomes that of the version. @throws where nothing is there */
export function releaseChanges(changelog: string, version: string, day: string): string {
  const [, entries = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  if (entries.trim() === '') throw new Error('CHANGELOG.md has nothing under "Unreleased"');
  return changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${day})\n`);
}

/** Writes a version wherever it is stated; throws where a place has lost its version. */
export function setVersion(root: string, version: string): void {
  for (const [files, replace] of PLACES)
    for (const file of globSync(files, { cwd: root })) {
      const text = readFileSync(join(root, file), 'utf8');
      const changed = replace(text, version);
      if (replace(changed, '0.0.0') === changed) throw new Error(`"${file}" says no version`);
      writeFileSync(join(root, file), changed);
    }
}
