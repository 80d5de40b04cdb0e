import { describe, expect, it } from 'vitest';
import { activateLanguage, addMessages, i18n, type MessageKey } from '../i18n/i18n.ts';
import { routes } from '../shell/routes/routes.ts';
import { prerenderedAddresses } from './addresses.ts';
import { pageMeta } from './page-meta.ts';

const t = (key: MessageKey, values?: Record<string, string | number>) => i18n._(key, values);

describe('the head of written pages', () => {
  it('[S4.document-title] carries the title that the app sets: the pair or the view, then the product', async () => {
    await activateLanguage('es');
    await addMessages('meta');
    const titles = prerenderedAddresses(routes.filter(({ head }) => !head)).map(
      (path) => pageMeta(path, t).title,
    );
    expect(titles.length).toBeGreaterThan(100);
    expect(new Set(titles).size).toBe(titles.length);
    const [home, ...others] = titles;
    expect(home).toBe('Equivale - Universal Converter');
    for (const title of others) expect(title).toMatch(/^.+ · Equivale - Universal Converter$/);
    expect(titles).toContain('USD → EUR · Equivale - Universal Converter');
    expect(titles).toContain('mi → km · Equivale - Universal Converter');
  });

  it('[S2.legal] has a title and a description of its own on the pages that are read', async () => {
    await activateLanguage('es');
    await addMessages('legal');
    expect(pageMeta('/privacy', t).title).toBe('Privacidad · Equivale');
    const read = ['/about', '/contact', '/privacy', '/terms'].map((path) => pageMeta(path, t));
    for (const field of ['title', 'description'] as const)
      expect(new Set(read.map((meta) => meta[field])).size).toBe(4);
  });

  it('[I19.written-pages] names the subject in the title of further languages', async () => {
    await activateLanguage('fr');
    await addMessages('meta');
    const titles = ['/', '/category/length', '/category/length/mi/km', '/currency/USD/EUR'].map((path) =>
      pageMeta(path, t),
    );
    expect(titles.map(({ title }) => title)).toEqual([
      'Equivale - Convertisseur universel',
      'Longueur · Equivale - Convertisseur universel',
      'mi → km · Equivale - Convertisseur universel',
      'USD → EUR · Equivale - Convertisseur universel',
    ]);
  });
});
