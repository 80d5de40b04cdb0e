import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Listing {
  title: string;
  short: string;
  keywords: string;
  full: string[];
}

/** Limits of Google Play (title, short, full) and the App Store (title, keywords). @source their consoles' help pages */
const limits = { title: 30, short: 80, keywords: 100, full: 4000 };

describe.each(['es', 'en'])('the store listing in %s', (language) => {
  const path = join(import.meta.dirname, '../../store', language, 'listing.json');
  const listing = JSON.parse(readFileSync(path, 'utf8')) as Listing;

  it.each(Object.entries(limits))('has a %s of at most %i characters', (field, limit) => {
    const value = listing[field as keyof Listing];
    const text = Array.isArray(value) ? value.join('\n\n') : value;
    expect(text.length).toBeGreaterThan(10);
    expect(text.length).toBeLessThanOrEqual(limit);
  });
});
