/** Writes the languages into the native projects before they are built. */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { languageFile, languagesWith } from './build-languages.ts';
import { root } from './run.mjs';

const resources = join(root, 'packages/app/android/app/src/main/res');
const propertyList = join(root, 'packages/app/ios/App/App/Info.plist');

/** Where Android looks for the strings of a language; those of the first are for whoever speaks none of them. @source https://developer.android.com/guide/topics/resources/providing-resources */
export const stringsOf = (tag: string): string =>
  `${tag === LANGUAGE_TAGS[0] ? 'values' : `values-${tag.replace('-', '-r')}`}/widget_strings.xml`;

/** A property list of iOS that names these languages. */
export const withLanguages = (text: string, tags: readonly string[]): string =>
  text.replace(
    /(<key>CFBundleLocalizations<\/key>\s*<array>\n)[\s\S]*?(\t<\/array>)/,
    (_, before: string, after: string) =>
      `${before}${tags.map((tag) => `\t\t<string>${tag}</string>\n`).join('')}${after}`,
  );

/** Writes the strings of all languages into the Android project, and nothing else. */
export function bringAndroidStrings(): void {
  for (const file of globSync('values*/widget_strings.xml', { cwd: resources }))
    rmSync(join(resources, file));
  for (const tag of languagesWith('android.xml')) {
    const file = join(resources, stringsOf(tag));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(languageFile(tag, 'android.xml'), file);
  }
}

export function bringLanguages(): void {
  bringAndroidStrings();
  const text = readFileSync(propertyList, 'utf8');
  writeFileSync(propertyList, withLanguages(text, languagesWith('app')));
}
