import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { languageFile, languagesWith } from './build-languages.ts';
import { stringsOf, withLanguages } from './native-languages.ts';
import { root } from './run.mjs';

it('Android finds the strings of a language, and those of the first for whoever speaks none', () => {
  expect(['es', 'en', 'pt-BR'].map(stringsOf)).toEqual([
    'values/widget_strings.xml',
    'values-en/widget_strings.xml',
    'values-pt-rBR/widget_strings.xml',
  ]);
});

it('every language has the strings of the first', () => {
  const namesIn = (tag: string) =>
    [...readFileSync(languageFile(tag, 'android.xml'), 'utf8').matchAll(/<string name="(\w+)"/g)].map(
      ([, name]) => name,
    );
  const own = namesIn(LANGUAGE_TAGS[0]);
  expect(own.length).toBeGreaterThan(5);
  for (const tag of languagesWith('android.xml')) expect(namesIn(tag), tag).toEqual(own);
});

it('iOS is told all languages, and nothing else of its list changes', () => {
  const text = readFileSync(join(root, 'packages/app/ios/App/App/Info.plist'), 'utf8');
  const told = withLanguages(text, LANGUAGE_TAGS);
  const [, between = ''] = /CFBundleLocalizations<\/key>\s*<array>([\s\S]*?)<\/array>/.exec(told) ?? [];
  expect([...between.matchAll(/<string>([\w-]+)<\/string>/g)].map(([, tag]) => tag)).toEqual(LANGUAGE_TAGS);
  expect(withLanguages(told, ['es', 'en'])).toBe(withLanguages(text, ['es', 'en']));
});
