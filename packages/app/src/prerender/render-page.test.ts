import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';

// React parts neighbouring texts by comments.
const wordsOf = (body: string) => body.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');

it('writes each language in its own words, whichever was written before', async () => {
  const spanish = wordsOf((await renderPage('/category/length/mi/km', 'es')).body);
  const english = wordsOf((await renderPage('/category/length/mi/km', 'en')).body);
  expect(spanish).toMatch(/1 milla =\s+1,609344\s+kilómetros/);
  expect(english).toMatch(/1 mile =\s+1\.609344\s+kilometers/);
  expect(english).not.toMatch(/milla|kilómetro/i);
});
