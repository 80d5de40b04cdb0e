import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { versionCode } from './set-version.ts';

/** What F-Droid calls our languages, where it is not our own name for them. */
const LOCALES: Readonly<Record<string, string>> = {
  es: 'es-ES',
  en: 'en-US',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
};

interface StoreText {
  readonly title: string;
  readonly short: string;
  readonly full: string;
  readonly news: string;
}

/** Texts and icon where F-Droid reads them: `fastlane/metadata/android/<locale>/`. */
export function writeStoreTexts(root: string, version: string): void {
  for (const file of globSync('languages/*/store.json', { cwd: root })) {
    const language = basename(dirname(file));
    const text = JSON.parse(readFileSync(join(root, file), 'utf8')) as StoreText;
    const folder = join(root, 'fastlane/metadata/android', LOCALES[language] ?? language);
    for (const below of ['changelogs', 'images']) mkdirSync(join(folder, below), { recursive: true });
    const write = (name: string, value: string) => writeFileSync(join(folder, name), `${value}\n`);
    write('title.txt', text.title);
    write('short_description.txt', text.short);
    write('full_description.txt', text.full);
    write(`changelogs/${versionCode(version)}.txt`, text.news);
    copyFileSync(join(root, 'packages/app/store/play-icon-512.png'), join(folder, 'images/icon.png'));
  }
}
