import { FALLBACK_LANGUAGE } from '../i18n/languages.ts';
import { type Bytes, concat, sha256 } from './bytes.ts';
import { SECRET_BYTES } from './sync-group.ts';

/** The word lists that a secret can be written with, 2048 words each. @source BIP-39, https://github.com/bitcoin/bips/tree/master/bip-0039 */
const lists = import.meta.glob<{ readonly wordlist: readonly string[] }>('./*/app/spare-words.ts', {
  base: '../../../../languages',
});
const listOf = (language: string) => lists[`./${language}/app/spare-words.ts`];

/** A word encodes eleven bits; 24 words the secret and a byte of its digest. */
const WORD_BITS = 11n;
const WORD_COUNT = 24;

const WORD_MASK = (1n << WORD_BITS) - 1n;

const numberOf = (bytes: Uint8Array) => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** The secret as 24 words to write on paper; English if the language has no list. */
export async function wordsOf(secret: Bytes, language: string): Promise<readonly string[]> {
  const load = listOf(language) ?? listOf(FALLBACK_LANGUAGE);
  const list = (await load?.())?.wordlist ?? [];
  const bits = numberOf(concat(secret, (await sha256(secret)).slice(0, 1)));
  return Array.from({ length: WORD_COUNT }, (_, at) => {
    const word = (bits >> (WORD_BITS * BigInt(WORD_COUNT - 1 - at))) & WORD_MASK;
    // The lists contain decomposed accents.
    return (list[Number(word)] as string).normalize('NFC');
  });
}

/** Ignores accents; no two words differ only in them. */
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function read(words: readonly string[], list: readonly string[]): Promise<Bytes | undefined> {
  const places = new Map(list.map((word, at) => [fold(word), BigInt(at)]));
  let bits = 0n;
  for (const word of words) bits = (bits << WORD_BITS) | (places.get(word) ?? -1n);
  if (bits < 0n) return undefined;
  const secret = Uint8Array.from({ length: SECRET_BYTES }, (_, at) =>
    Number((bits >> BigInt(8 * (SECRET_BYTES - at))) & 0xffn),
  );
  return (await sha256(secret))[0] === Number(bits & 0xffn) ? secret : undefined;
}

/** The secret; the number of words if not 24; `wrong` if one is not in the list. */
export async function readWords(typed: string): Promise<Bytes | number | 'wrong'> {
  const words = fold(typed).match(/\p{L}+/gu) ?? [];
  if (words.length !== WORD_COUNT) return words.length;
  for (const load of Object.values(lists)) {
    const secret = await read(words, (await load()).wordlist);
    if (secret) return secret;
  }
  return 'wrong';
}
