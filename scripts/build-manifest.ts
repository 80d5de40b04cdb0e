import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type Language,
  languageBase,
} from '../packages/app/src/i18n/languages.ts';
import { languageFile, languagesWith } from './build-languages.ts';
import { root } from './run.mjs';

const publicPath = (name: string) => join(root, 'packages/app/public', name);

export const manifestIn = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

function messagesOf(language: Language, file: string): Readonly<Record<string, string>> {
  const [spoken = FALLBACK_LANGUAGE] = languagesWith(file, [language]);
  return JSON.parse(readFileSync(languageFile(spoken, file), 'utf8'));
}

/** Messages of home and view titles in a language, else in English. */
export const firstMessages = (language: Language): Readonly<Record<string, string>> => ({
  ...messagesOf(language, 'app/main.json'),
  ...messagesOf(language, 'app/views.json'),
});

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly [name: string]: unknown;
}

const SHORTCUT_NAMES: Readonly<Record<string, string>> = {
  '/currency': 'category.currency',
  '/category/length': 'category.length',
  '/favorites': 'tab.favorites',
  '/recent-conversions': 'recent.title',
};

/** The manifest of a language without one in `public`, translated from English. */
export function writtenManifest(language: Language): string | undefined {
  if (existsSync(publicPath(manifestIn(language)))) return undefined;
  const text = readFileSync(publicPath(manifestIn(FALLBACK_LANGUAGE)), 'utf8');
  // Screenshots show English.
  const { screenshots: _, shortcuts, ...shared } = JSON.parse(text) as Manifest;
  const base = languageBase(language);
  const messages = firstMessages(language);
  const manifest = {
    ...shared,
    description: messages['app.description'],
    lang: language,
    start_url: base,
    shortcuts: shortcuts.map((shortcut) => {
      const path = shortcut.url.slice(languageBase(FALLBACK_LANGUAGE).length);
      const name = messages[SHORTCUT_NAMES[path] ?? ''];
      if (!name) throw new Error(`${language} has no name for the shortcut ${path}`);
      return { ...shortcut, name, short_name: name, url: base + path };
    }),
    share_target: { ...(shared.share_target as object), action: base },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
