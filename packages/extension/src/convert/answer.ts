import {
  COMMON_UNITS,
  createUnitSet,
  findCurrency,
  formatListedResult,
  type Locale,
  toFullDecimal,
  type UnitSet,
} from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { LANGUAGE_PARTS, type LanguageId } from '@equivale/core/locale/language-parts';
import { LANGUAGES } from '@equivale/core/locale/languages';
import {
  createQuestionParser,
  type Interpretation,
  type QuestionParser,
  resultOf,
} from '@equivale/core/parse';
import { proposeIn } from '@equivale/core/propose-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { say } from '../messages/say.ts';
import { findPrices } from '../prices/find-prices.ts';
import { moneyOf, type PageMoney } from '../prices/page-money.ts';
import type { Answer } from '../protocol.ts';
import { type Amount, type Converted, convertMoney } from './convert-money.ts';
import type { Desk } from './desk.ts';
import { browserLocale, browserRegion, targetFor } from './settings.ts';

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);
/** Longer selections are no price and no measure; the reader would take its time over them. */
const MOST_LETTERS = 300;

let parser: Promise<Pick<QuestionParser, 'parse'>> | undefined;

/** Reads questions in Spanish, in English and in the language of the browser. */
async function createParser(): Promise<Pick<QuestionParser, 'parse'>> {
  const own = await LANGUAGE_PARTS[browserLocale().id as LanguageId].questions?.();
  return createQuestionParser(units, own ? [own.language, ...LANGUAGES] : LANGUAGES);
}

function moneyAnswer(read: string, amount: Amount, code: string, to: string, desk: Desk): Answer {
  const converted = convertMoney(amount, code, to, desk);
  const pair = typeof amount === 'string' ? { amount, from: code, to } : undefined;
  return converted
    ? { ok: true, read, ...converted, ...(pair && { pair }) }
    : { ok: false, text: say('noRate', code) };
}

/** A unit result in its parts: `5 ft 11 in`. */
function unitAnswer(interpretation: Interpretation, desk: Desk): Converted | undefined {
  const results = resultOf(interpretation, desk.table, units);
  if ('ok' in results) return undefined;
  const [first] = results;
  if (!first) return undefined;
  const parts = first.parts.length > 0 ? first.parts : [{ unit: first.to, value: first.value }];
  const text = parts
    .map(({ unit, value }) => {
      const symbol = units.find(unit)?.symbol ?? unit;
      return `${formatListedResult(value, desk.locale).text}\u00A0${symbol}`.trim();
    })
    .join(' ');
  return { text, origin: say('exact') };
}

/** The locale in which a page means `$`: first what its regions pay with. */
const localeOfPage = (locale: Locale, page: PageMoney | undefined): Locale =>
  page ? { ...locale, likelyCurrencies: [...moneyOf(page), locale.likelyCurrencies].join(' ') } : locale;

/**
 * What a text comes to: a price as pages write it, else a question about money or units.
 * @param page that it was selected in; none for what somebody typed
 */
export async function answer(text: string, page: PageMoney | undefined, desk: Desk): Promise<Answer> {
  const asked = text.trim().replace(/\s+/g, ' ');
  if (asked === '') return { ok: false, text: say('noSelection') };
  const [price] = page ? findPrices(asked.slice(0, MOST_LETTERS), page) : [];
  if (price)
    return moneyAnswer(price.text, price.amount, price.code, targetFor(price.code, desk.settings), desk);
  if (asked.length > MOST_LETTERS) return { ok: false, text: say('notUnderstood') };
  parser ??= createParser();
  const question = (await parser).parse(asked, { locale: localeOfPage(desk.locale, page) });
  if (!question.ok) return { ok: false, text: say('notUnderstood') };
  const { interpretation } = question;
  const { amount, assumedTarget, category, from, to } = interpretation;
  if (category === 'currency' && findCurrency(from)) {
    const target = assumedTarget ? targetFor(from, desk.settings) : (to[0] ?? desk.settings.target);
    return moneyAnswer(asked, toFullDecimal(amount.toFraction()) ?? amount.toFraction(), from, target, desk);
  }
  if (category === 'number') return { ok: false, text: say('notUnderstood') };
  const wanted = assumedTarget ? proposeIn(browserRegion(), interpretation, units) : interpretation;
  const converted = unitAnswer(wanted, desk);
  const exact = toFullDecimal(amount.toFraction());
  const [first] = wanted.to;
  const isPair = exact !== undefined && first !== undefined && !wanted.compound && wanted.parts.length === 0;
  const pair = isPair ? { amount: exact, from, to: first } : undefined;
  return converted
    ? { ok: true, read: asked, ...converted, ...(pair && { pair }) }
    : { ok: false, text: say('notUnderstood') };
}
