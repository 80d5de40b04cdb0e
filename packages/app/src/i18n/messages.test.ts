import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '@equivale/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from './languages.ts';

const src = join(import.meta.dirname, '..');
const fileOf = (language: string, file: string) =>
  join(import.meta.dirname, '../../../../languages', language, file);
const catalogue = (language: string, part: string) =>
  JSON.parse(readFileSync(fileOf(language, `app/${part}.json`), 'utf8')) as Record<string, string>;

const parts = readdirSync(fileOf('es', 'app'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
/** The languages that the app has sentences in. Spanish and English have all of them; what another lacks is said in English. */
const languages = LANGUAGE_IDS.filter((language) => existsSync(fileOf(language, 'app')));
const hasPart = (language: string, part: string) =>
  ['es', 'en'].some((own) => own === language) || existsSync(fileOf(language, `app/${part}.json`));
const messagesIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...parts.filter((part) => hasPart(language, part)).map((part) => catalogue(language, part)),
  );
const spanish = messagesIn('es');
const catalogues = languages.map(messagesIn);

/** The places that a message has to be filled in, plurals' own included. */
function placeholders(message: string): string[] {
  const tokens = compileMessage(message);
  const namesIn = (token: unknown): string[] => {
    if (!Array.isArray(token)) return [];
    const [name, kind, options] = token as [string, string?, Record<string, unknown>?];
    const inner = Object.values(options ?? {}).flatMap((option) =>
      Array.isArray(option) ? option.flatMap(namesIn) : [],
    );
    return [`${name} ${kind ?? ''}`, ...inner];
  };
  return Array.isArray(tokens) ? [...new Set(tokens.flatMap(namesIn))].sort() : [];
}

/** Everything that the program says, as it is written: literal keys, and patterns for keys that are put together. */
function spokenBy(program: string): (key: string) => boolean {
  const literals = new Set(
    [...program.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)].map((match) => match[1]),
  );
  const patterns = [...program.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)]
    .map((match) => String(match[1]))
    .filter((text) => /^[a-z-]+\.|^\$\{\w+\}\.[a-z]/.test(text) && text.includes('${'))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`));
  return (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
}

const sources = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !path.includes('.test.') && !path.startsWith('testing/'))
  .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const);
const program = sources.map(([, text]) => text).join('\n');
const views = sources.filter(([path]) => path.endsWith('.tsx'));

describe('the message catalogues', () => {
  it.each(parts)('[S1.two-languages] part "%s" says the same things in every language, sorted', (part) => {
    const keys = Object.keys(catalogue('es', part));
    expect(keys, 'sort the keys').toEqual(keys.toSorted());
    expect(languages).toEqual(expect.arrayContaining(['es', 'en']));
    for (const language of languages.filter((one) => hasPart(one, part)))
      expect(Object.keys(catalogue(language, part)), language).toEqual(keys);
  });

  it('no key stands in two parts', () => {
    const keys = parts.flatMap((part) => Object.keys(catalogue('es', part)));
    expect(keys.length).toBe(new Set(keys).size);
  });

  it.each(Object.keys(spanish))('%s fills the same places in every language and can be read', (key) => {
    const places = placeholders(spanish[key] ?? '');
    for (const { [key]: message } of catalogues) {
      if (message === undefined) continue;
      expect(message.trim()).not.toBe('');
      expect(placeholders(message)).toEqual(places);
      expect(() => compileMessage(message)).not.toThrow();
    }
  });

  it('a build with plain records says other sentences in the place of those that there are', () => {
    const files = LANGUAGE_IDS.map((language) => fileOf(language, 'plain-records.json')).filter(existsSync);
    const [first = [], ...others] = files.map((file) => {
      const { messages, settings } = JSON.parse(readFileSync(file, 'utf8'));
      return [...Object.keys(messages), ...Object.keys(settings).map((key) => `settings: ${key}`)];
    });
    expect(first.filter((key) => !key.startsWith('settings: ') && !(key in spanish))).toEqual([]);
    for (const keys of others) expect(keys).toEqual(first);
  });

  it('[I3.no-unused-message] every message is said somewhere', () => {
    const isSpoken = spokenBy(program);
    expect(Object.keys(spanish).filter((key) => !isSpoken(key))).toEqual([]);
  });

  it('would notice an unused one', () => {
    const isSpoken = spokenBy(
      `t('home.question'); t(\`category.\${id}.description\`); results[\`\${part}.\${word}\`]`,
    );
    expect(isSpoken('home.question')).toBe(true);
    expect(isSpoken('category.length.description')).toBe(true);
    expect(isSpoken('category.length')).toBe(false);
    expect(isSpoken('home.gone')).toBe(false);
  });

  it('[I3.no-missing-message] whatever is said by its name is there', () => {
    const said = [...program.matchAll(/\bt\(\s*'([\w.-]+)'|\bmessage: '([\w.-]+)'/g)];
    const keys = new Set(said.map(([, called, noted]) => called ?? noted ?? ''));
    expect(keys.size).toBeGreaterThan(100);
    expect([...keys].filter((key) => !(key in spanish))).toEqual([]);
  });

  it.each([
    ['storage', ['denied', 'full', 'failed']],
    ['share', ['copied', 'failed']],
    ['category', CATEGORIES.map(({ id }) => id)],
    ['category', CATEGORIES.map(({ id }) => `${id}.description`)],
  ])('[I3.no-missing-message] whatever is said by a code, %s, is there for every code', (part, codes) => {
    expect(codes.filter((code) => !(`${part}.${code}` in spanish))).toEqual([]);
  });

  it('[D.catalogues] no view says a word of its own', () => {
    const words =
      /(?:[\n\s>]|\})>\s*([A-Za-zÀ-ÿ][^<>{}=;()]*[A-Za-zÀ-ÿ])\s*<\/|(?:aria-label|placeholder|title|alt)="([^"]*[A-Za-z]{2}[^"]*)"/g;
    const own = views.flatMap(([path, text]) =>
      [...text.matchAll(words)].map(([, between, given]) => `${path}: ${between ?? given}`),
    );
    expect(own).toEqual([]);
  });
});
