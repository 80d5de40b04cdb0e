import type { Locale } from '@equivale/core';
import { words as english } from '../../../languages/en/element.ts';
import { words as spanish } from '../../../languages/es/element.ts';
import type { Words } from './words/words.ts';

export { english };

/** Words that are here, by language: a further one's once they have come. */
const here = new Map([spanish, english].map((words) => [words.locale.id, words]));
const onTheirWay = new Map<string, Promise<void>>();

/** Digests of the files of further languages, by language, as the build wrote them. */
export type Digests = Readonly<Record<string, string>>;

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The words for a language tag such as `es-MX`; English for a language that the element does not speak.
 * @returns undefined where they are to be fetched first
 */
export function wordsFor(tag: string, digests: Digests): Words | undefined {
  const language = languageOf(tag);
  return here.get(language) ?? (Object.hasOwn(digests, language) ? undefined : english);
}

/** Words as a file says them: what takes arguments has `{0}` and `{1}` in their places. */
const readWords = (text: string): Words =>
  JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' && value.includes('{0}')
      ? (...given: unknown[]) =>
          value.replace(/\{(\d)\}/g, (_, place: string) => String(given[Number(place)]))
      : value,
  );

async function fetchWords(language: string, integrity: string | undefined, module: string): Promise<void> {
  try {
    const url = new URL(`embed-${language}.json`, module);
    const response = await fetch(url, { credentials: 'omit', ...(integrity && { integrity }) });
    here.set(language, readWords(await response.text()));
  } catch {
    here.set(language, english);
  }
}

/**
 * Fetches the words for a tag, once for all elements of the page; where they are not to be had, or are not those that belong to this
 * module, English stands for them.
 * @param module address of the module, beside which the files stand
 */
export function loadWords(tag: string, digests: Digests, module: string): Promise<void> {
  const language = languageOf(tag);
  const coming = onTheirWay.get(language) ?? fetchWords(language, digests[language], module);
  onTheirWay.set(language, coming);
  return coming;
}

/** Words with the figures of a tag's region: `1,234.5` in es-MX. @source Unicode CLDR, through Intl */
export function inRegion(words: Words, tag: string): Words {
  try {
    const signs = new Intl.NumberFormat(tag).format(12345678.9).replace(/\d/g, '');
    const figures = { group: signs[0], decimal: signs.at(-1) } as Pick<Locale, 'group' | 'decimal'>;
    return languageOf(tag) === words.locale.id
      ? { ...words, locale: { ...words.locale, ...figures } }
      : words;
  } catch {
    // A browser's `C` is no tag.
    return words;
  }
}

/** What stands before the addresses of the service's pages in a language. */
export const baseOf = ({ locale: { id } }: Words): string => (id === spanish.locale.id ? '' : `/${id}`);
