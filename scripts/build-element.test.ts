import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { words as english } from '../languages/en/element.ts';
import { ALL_WORDS } from '../packages/element/src/words/all-words.ts';
import type { Words } from '../packages/element/src/words/words.ts';
import { loadWords, wordsFor } from '../packages/element/src/words.ts';
import { digestOf, wordsFile } from './build-element.ts';

const files = new Map(
  Object.entries(ALL_WORDS).map(([language, words]) => [`/embed-${language}.json`, wordsFile(words)]),
);
const digests = Object.fromEntries(
  Object.entries(ALL_WORDS).map(([language, words]) => [language, digestOf(wordsFile(words))]),
);
const server = createServer(({ url = '' }, response) =>
  response.writeHead(files.has(url) ? 200 : 404).end(files.get(url)),
);
let module = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  module = `http://127.0.0.1:${(server.address() as AddressInfo).port}/embed.js`;
});
afterAll(() => server.close());

/** All that words say, with arguments in their places. */
const saidBy = ({ locale: { id, decimal, group }, ...words }: Words) => ({
  ...words,
  ...{ id, decimal, group },
  unreachable: words.unreachable('rates.example'),
  old: words.old(12),
  peg: words.peg('AED', 'USD'),
  retired: words.retired('DEM', 'EUR'),
});

it.each(Object.entries(ALL_WORDS))(
  '[I19.element-words] in %s the element says all that its file of words does',
  async (language, words) => {
    await loadWords(`${language}-XX`, digests, module);
    const loaded = wordsFor(`${language.toUpperCase()}-xx`, digests);
    expect(loaded && saidBy(loaded)).toEqual(saidBy(words));
  },
);

it('[I19.element-words] words that are not those of this module are not taken, and English stands for them', async () => {
  files.set('/embed-xa.json', wordsFile({ ...english, amount: 'Somebody else’s' }));
  const pinned = { xa: digestOf('what the module was built with'), xb: digestOf('what is not there') };
  for (const language of ['xa', 'xb']) {
    expect(wordsFor(language, pinned)).toBeUndefined();
    await loadWords(language, pinned, module);
    expect(wordsFor(language, pinned)).toBe(english);
  }
});

it('a language that the element does not speak is not asked for', () => {
  expect(wordsFor('eo', digests)).toBe(english);
});
