import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS, type Language, languageBase } from '../i18n/languages.ts';
import { prerenderedAddresses } from '../prerender/addresses.ts';

const fields = [
  'title',
  'subtitle',
  'short',
  'promotion',
  'keywords',
  'full',
  'news',
  'support',
  'privacy',
] as const;
type Listing = Record<Exclude<(typeof fields)[number], 'full'>, string> & { full: string[] };

/**
 * Most characters of each text: the stricter of Google Play (title 30, short 80, full 4000, news 500) and the App Store
 * (name 30, subtitle 30, promotion 170, full 4000).
 * @source https://support.google.com/googleplay/android-developer/answer/9859152
 * @source https://developer.apple.com/help/app-store-connect/reference/app-information/app-information
 */
const limits = { title: 30, subtitle: 30, short: 80, promotion: 170, full: 4000, news: 500 } as const;

/** The App Store counts these in bytes. @source https://developer.apple.com/help/app-store-connect/reference/platform-version-information */
const keywordBytes = 100;

const languages = join(import.meta.dirname, '../../../../languages');
const listingIn = (language: Language): Listing =>
  JSON.parse(readFileSync(join(languages, language, 'store.json'), 'utf8')) as Listing;

describe.each(LANGUAGE_IDS)('the store listing in %s', (language) => {
  const listing = listingIn(language);

  it('has every text, and no other', () => {
    expect(Object.keys(listing)).toEqual(fields);
  });

  it.each(Object.entries(limits))('has a %s of at most %i characters', (field, limit) => {
    const value = listing[field as keyof typeof limits];
    const text = Array.isArray(value) ? value.join('\n\n') : value;
    expect([...text].length).toBeGreaterThan(10);
    expect([...text].length).toBeLessThanOrEqual(limit);
  });

  it('has keywords within 100 bytes, none of them twice or in the name', () => {
    expect(new TextEncoder().encode(listing.keywords).length).toBeLessThanOrEqual(keywordBytes);
    const words = listing.keywords.split(',');
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(listing.title.toLowerCase()).not.toContain(word);
    expect(listing.keywords).not.toMatch(/,\s/);
  });

  it('leads to the pages of help and privacy in its language', () => {
    const known = prerenderedAddresses();
    const base = languageBase(language);
    for (const page of [listing.support, listing.privacy]) {
      expect(page.startsWith(`${base}/`)).toBe(true);
      expect(known).toContain(page.slice(base.length));
    }
  });
});
