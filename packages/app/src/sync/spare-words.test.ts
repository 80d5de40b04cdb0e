import { expect, it } from 'vitest';
import type { Bytes } from './bytes.ts';
import { readWords, wordsOf } from './spare-words.ts';

/** @source the test vectors of BIP-39, https://github.com/trezor/python-mnemonic/blob/master/vectors.json */
const VECTORS = [
  ['00', `${'abandon '.repeat(23)}art`],
  [
    '7f',
    `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal winner thank year wave sausage worth title`,
  ],
  [
    '80',
    `${'letter advice cage absurd amount doctor acoustic avoid '.repeat(2)}letter advice cage absurd amount doctor acoustic bless`,
  ],
  ['ff', `${'zoo '.repeat(23)}vote`],
] as const;

const bytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex.repeat(32), 'hex'));

it.each(VECTORS)(
  '[I17.sync-words] a secret of %s is the words that the standard says',
  async (hex, words) => {
    expect((await wordsOf(bytes(hex), 'en')).join(' ')).toBe(words);
    expect(await readWords(words)).toEqual(bytes(hex));
  },
);

it('[I17.sync-words] are Spanish in Spanish, and are read without accents and with anything between them', async () => {
  const words = await wordsOf(bytes('00'), 'es');
  expect(words.slice(0, 2)).toEqual(['ábaco', 'ábaco']);
  expect(await readWords(words.join(', ').toUpperCase())).toEqual(bytes('00'));
  expect(await readWords(words.map((word, at) => `${at + 1}. ${word.replace('á', 'a')}`).join('\n'))).toEqual(
    bytes('00'),
  );
});

it('[I17.sync-words] that are too few, unknown or mistaken lead nowhere', async () => {
  expect(await readWords('abandon '.repeat(23))).toBe(23);
  expect(await readWords('abandon '.repeat(24))).toBe('wrong');
  expect(await readWords(`${'abandon '.repeat(23)}equivale`)).toBe('wrong');
});
