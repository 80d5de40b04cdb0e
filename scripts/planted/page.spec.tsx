// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS, type Language } from '../../packages/app/src/i18n/languages.ts';
import { addresses, renderPage } from '../../packages/app/src/prerender/render-page.tsx';
import { headOf } from '../build-head.ts';

// What is expected of the pages that are written of what `planted.test.ts` plants.

const nl = 'nl' as Language;
const lineIn = (body: string) => /1 [^<]* = [^<]*/.exec(body.replaceAll('<!-- -->', ''))?.[0];

it('a page can be written of the unit', async () => {
  const { body, title } = await renderPage('/category/length/smoot/m', 'en');
  expect(title).toContain('smt → m');
  expect(lineIn(body)).toBe('1 smoot = 1.7018 meters');
});

it('a page can be written in the language, and says so in its head', async () => {
  const page = await renderPage('/category/length/ft/in', nl);
  expect(page.path).toBe('/nl/category/length/ft/in');
  expect(lineIn(page.body)).toBe('1 voet = 12 duim');
  const head = headOf(page, 'https://equivale.example');
  expect(head).toContain('content="nl_NL"');
  expect(head).toContain('hreflang="nl" href="https://equivale.example/nl/category/length/ft/in"');
});

it('pages in the other languages name that page', async () => {
  const { alternates } = await renderPage('/category/length/ft/in', 'es');
  expect(Object.entries(alternates)).toContainEqual(['nl', '/nl/category/length/ft/in']);
});

describe('the screen', () => {
  it('has a prerendered page, which a list of all pages names', () => {
    expect(addresses).toContain('/orchard');
  });

  it.each(LANGUAGE_IDS.filter((id) => id !== nl))(
    'is written in %s, with its own title',
    async (language) => {
      const page = await renderPage('/orchard', language);
      expect(page.path).toBe(language === 'es' ? '/orchard' : `/${language}/orchard`);
      expect(page.body).toContain(`Apples ${language}`);
      expect(page.title).toBe(`Title ${language}`);
      expect(headOf(page, 'https://equivale.example')).toContain(`content="Description ${language}"`);
    },
  );
});
