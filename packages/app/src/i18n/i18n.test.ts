import { beforeEach, expect, it, vi } from 'vitest';
import { activateLanguage, i18n } from './i18n.ts';

beforeEach(() => activateLanguage('en'));

it('[S5.translation-fallback] what one language lacks is said in English, and what both lack by its key', async () => {
  await activateLanguage('es');
  expect(i18n._('tab.favorites')).toBe('Favoritos');
  const { 'tab.favorites': _, ...rest } = i18n.messages;
  i18n.activate({ locale: 'es', messages: rest });
  expect(i18n._('tab.home')).toBe('Inicio');
  expect(i18n._('tab.favorites')).toBe('Favorites');
  expect(i18n._('no.such.message')).toBe('no.such.message');
});

it('[S4.language] the lang attribute follows', async () => {
  expect(document.documentElement.lang).toBe('en');
  await activateLanguage('es');
  expect(document.documentElement.lang).toBe('es');
});

it('[S4.language] a part that is added while the language changes is there in the new one', async () => {
  // A page that has said nothing yet.
  vi.resetModules();
  const page = await import('./i18n.ts');
  await page.activateLanguage('en');
  await Promise.all([page.activateLanguage('es'), page.addMessages('calculator')]);
  expect(page.i18n._('calculator.clear')).toBe('Borrar todo');
});
