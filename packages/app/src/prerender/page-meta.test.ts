import { describe, expect, it } from 'vitest';
import { activateLanguage, addMessages, i18n, type MessageKey } from '../i18n/i18n.ts';
import { routes } from '../shell/routes/routes.ts';
import { prerenderedAddresses } from './addresses.ts';
import { pageMeta } from './page-meta.ts';

const t = (key: MessageKey, values?: Record<string, string | number>) => i18n._(key, values);

describe('the head of written pages', () => {
  it('[S4.document-title] carries the title that the app sets, on every view', async () => {
    await activateLanguage('es');
    await addMessages('meta');
    const titles = prerenderedAddresses(routes.filter(({ head }) => !head)).map(
      (path) => pageMeta(path, t, 'es').title,
    );
    expect(titles.length).toBeGreaterThan(100);
    expect(new Set(titles)).toEqual(new Set(['Equivale - Universal Converter']));
  });

  it('[S2.legal] has a title and a description of its own on the pages that are read', async () => {
    await activateLanguage('es');
    await addMessages('legal');
    expect(pageMeta('/privacy', t, 'es').title).toBe('Privacidad · Equivale');
    const read = ['/about', '/contact', '/privacy', '/terms'].map((path) => pageMeta(path, t, 'es'));
    for (const field of ['title', 'description'] as const)
      expect(new Set(read.map((meta) => meta[field])).size).toBe(4);
  });

  it('tells those who preview a link which pair it is', async () => {
    await activateLanguage('es');
    await addMessages('meta');
    expect(pageMeta('/currency/USD/EUR', t, 'es').shareTitle).toBe(
      'USD → EUR · Equivale - Universal Converter',
    );
    expect(pageMeta('/category/length/mi/km', t, 'es').shareTitle).toBe(
      'mi → km · Equivale - Universal Converter',
    );
  });

  it('[I19.written-pages] names the subject in the title of further languages', async () => {
    await activateLanguage('fr');
    await addMessages('meta');
    const titles = ['/', '/category/length', '/category/length/mi/km', '/currency/USD/EUR'].map((path) =>
      pageMeta(path, t, 'fr'),
    );
    expect(titles.map(({ title }) => title)).toEqual([
      'Equivale - Convertisseur universel',
      'Longueur · Equivale',
      'mi → km · Longueur · Equivale',
      'USD → EUR · Devises · Equivale',
    ]);
    expect(titles.map(({ shareTitle }) => shareTitle)).toEqual(titles.map(({ title }) => title));
  });
});
