import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@equivale/core/locale/locales';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { i18n, type MessageKey } from '../../i18n/i18n.ts';
import type { Message, MessageValues } from '../../i18n/translator.ts';
import { dayOfFigure } from './day-of-figure.ts';

const TODAY = '2026-08-21';
const OLD = '2026-05-14'; // 99 days before
const WORDS: Readonly<Record<string, RegExp>> = {
  es: /\bhoy\b/i,
  en: /\btoday/i,
  pt: /\bhoje\b/i,
  fr: /aujourd/i,
  de: /\bheut/i,
  it: /\boggi\b/i,
  ca: /\bavui\b/i,
};

/** Sentences about the person's own day, and none about a figure's. */
const ABOUT_TODAY = new Set(['day.today', 'ownRate.missing.date']);

const languages = join(import.meta.dirname, '../../../../../languages');
const messagesOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`${languages}/${language}/app/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
const compiled = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessage(message) as Message]),
  );

describe.each(LOCALES)('[D.today] with a table of 99 days, in $id', (locale) => {
  const word = WORDS[locale.id] ?? /^$/;
  const messages = compiled(messagesOf(locale.id));
  const t = (key: MessageKey, values?: MessageValues) => {
    i18n.activate({ locale: locale.id, messages });
    return i18n._(key, values, locale);
  };

  it('the day of a figure is named, and is no today', () => {
    expect(dayOfFigure(OLD, t, locale, TODAY)).not.toMatch(word);
    expect(dayOfFigure('2026-08-20', t, locale, TODAY)).not.toMatch(word);
    expect(dayOfFigure(TODAY, t, locale, TODAY)).toMatch(word);
    expect(dayOfFigure('2025-08-21', t, locale, TODAY)).toContain('2025');
  });

  it('no sentence says it beside a figure', () => {
    const day = dayOfFigure(OLD, t, locale, TODAY);
    const found = Object.keys(messages).filter(
      (key) =>
        !ABOUT_TODAY.has(key) &&
        word.test(t(key as MessageKey, { days: 99, count: 99, n: 99, day, date: day })),
    );
    expect(found).toEqual([]);
  });
});
