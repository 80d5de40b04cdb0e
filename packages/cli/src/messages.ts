import type { RateType } from '@equivale/contract';
import type { Locale } from '@equivale/core';
import { LOCALES } from '@equivale/core/locale/locales';
import type { QueryErrorCode } from '@equivale/core/resolve';
import { messages as english } from '../../../languages/en/cli.ts';
import { locale as es } from '../../../languages/es/core/locale.ts';
import { ALL_MESSAGES } from './messages/all-messages.ts';
import type { Messages, WrongUse } from './messages/messages.ts';

/** The language when none is given. */
export const DEFAULT_LOCALE: Locale = es;

const languages = LOCALES.map(({ id }) => id).join('|');

/** What a language without messages of its own says is said in English. */
const messagesIn = ({ id }: Locale): Messages => ALL_MESSAGES[id] ?? english;

/** A sentence. */
export const say = (key: keyof Messages['texts'], locale: Locale): string =>
  messagesIn(locale).texts[key].replaceAll('{languages}', languages);

/** A kind of figure; undefined of one that came later. */
export const sayType = (type: RateType | 'compiled', locale: Locale): string | undefined =>
  messagesIn(locale).rateTypes[`rate-type.${type}`];

/**
 * The sentence for an error.
 * @param place the part of the text that it is about; left out where the sentence names none
 */
export function sayError(code: QueryErrorCode | WrongUse, place: string, locale: Locale): string {
  const sentence = messagesIn(locale).errors[code];
  return sentence.endsWith(':') ? `${sentence} ${place}` : sentence;
}
