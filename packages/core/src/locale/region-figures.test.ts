import { describe, expect, it } from 'vitest';
import { locale as ca } from '../../../../languages/ca/core/locale.ts';
import { locale as de } from '../../../../languages/de/core/locale.ts';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { locale as fr } from '../../../../languages/fr/core/locale.ts';
import { locale as italian } from '../../../../languages/it/core/locale.ts';
import { locale as pt } from '../../../../languages/pt/core/locale.ts';
import { formatDecimal } from '../format/format-decimal.ts';
import { toFullDecimal } from '../number/exact-value.ts';
import { readPastedNumber } from '../parse/fields/grouped-number.ts';
import { readAmount, sanitizeAmount } from '../parse/fields/typed-amount.ts';
import { parseQuestion } from '../testing/parse-question.ts';
import { regionFigures, withRegion } from './region-figures.ts';

const REGIONS = [
  ['es-MX', es, /^1,234,567\.89$/],
  ['es-AR', es, /^1\.234\.567,89$/],
  ['es-ES', es, /^1\.234\.567,89$/],
  ['en-US', en, /^1,234,567\.89$/],
  ['en-IN', en, /^12,34,567\.89$/],
  ['pt-BR', pt, /^1\.234\.567,89$/],
  ['de-DE', de, /^1\.234\.567,89$/],
  // CLDR 48 has a narrow space, CLDR 49 an apostrophe.
  ['fr-CH', fr, /^1([\u202F\u2019])234\1(?:567,89)$/],
] as const;

/** Twenty amounts, each typed with groups and without: forty numbers a region. */
const AMOUNTS =
  '0.5 0.125 1 1.5 1.234 12.34 99.9 500 999.99 1000 1234 1500 1234.5 2500.75 12345.67 25000 123456.789 1234567 1234567.89 123456789.25'.split(
    ' ',
  );

/** A number as ICU writes it, which is where these regions' signs are kept. */
const written = (plain: string, tag: string, useGrouping: 'always' | false) =>
  new Intl.NumberFormat(tag, { useGrouping, maximumFractionDigits: 9 })
    .format(Number(plain))
    .replace(/\s/g, '\u202F')
    .replaceAll("'", '\u2019');

describe.each(REGIONS)('[D.region-figures] in %s', (tag, language, sample) => {
  const locale = withRegion(language, tag);
  const { decimal } = locale;
  const typed = AMOUNTS.flatMap((plain) => [
    [written(plain, tag, 'always'), plain],
    [written(plain, tag, false), plain],
  ]) as [string, string][];

  it(`a million and more is written ${sample.source}`, () => {
    expect(formatDecimal('1234567.89', locale)).toMatch(sample);
  });

  it.each(typed)('%s typed, pasted and asked is %s, and written back the same way', (text, plain) => {
    const keys = [...text.replaceAll('\u202F', ' ')];
    const options = { signed: false, decimal };
    const field = keys.reduce((before, key) => sanitizeAmount(before, before + key, options), '');
    expect(readAmount(field, options)).toMatchObject({ ok: true, text: plain });
    expect(readPastedNumber(text, locale)).toMatchObject({ ok: true, text: plain });
    const asked = parseQuestion(`${text} usd`, { locale });
    expect(asked.ok && toFullDecimal(asked.interpretation.amount.toFraction())).toBe(plain);
    expect(formatDecimal(plain, locale)).toBe(written(plain, tag, 'always'));
  });
});

it('[D.region-figures] 1,500 is fifteen hundred from Mexico to Peru, and one and a half is offered', () => {
  for (const region of 'MX US PR GT HN NI SV PA DO PE CU 419'.split(' ')) {
    const locale = withRegion(es, `es-${region}`);
    expect(locale.figures).toBe(',.');
    expect(readAmount('1,500', { signed: false, decimal: locale.decimal })).toMatchObject({
      text: '1500',
      other: '1.5',
    });
  }
});

it.each([en, es, pt, de, fr, italian, ca])('[D.region-figures] $id writes figures as $tag does', (locale) => {
  const signs = written('12345678.9', locale.tag, 'always').replace(/\d/g, '');
  expect(signs).toBe(locale.group.repeat(2) + locale.decimal);
  expect(regionFigures({ ...locale, tag: 'x' }, locale.tag)).toBeUndefined();
});

it('[D.region-figures] what names no region, or is no tag, writes as its language', () => {
  for (const tag of ['es', 'C', 'es-C', 'en-US@posix', undefined])
    expect(regionFigures(es, tag?.startsWith('es') ? tag : undefined)).toBeUndefined();
  expect(regionFigures(en, 'en-US@posix')).toBeUndefined();
  expect(withRegion(de, 'de-CH').group).toBe('\u2019');
});

const typedIn = (text: string, decimal: '.' | ',') =>
  [...text].reduce((before, key) => sanitizeAmount(before, before + key, { signed: false, decimal }), '');

// As Mexico and Colombia write millions by hand, by their schools' rule
it.each([
  ["1'234,567.89", '.', '1234567.89'],
  ["1'234.567,89", ',', '1234567.89'],
] as const)('[D.typed-numbers] %s typed key by key is %s', (text, decimal, plain) => {
  expect(readAmount(typedIn(text, decimal), { signed: false, decimal })).toMatchObject({
    ok: true,
    text: plain,
  });
});

it('[D.typed-numbers] lakhs can be typed key by key, and an unfinished group shows its number', () => {
  const options = { signed: false, decimal: '.' } as const;
  expect(typedIn('1,00,000', '.')).toBe('1,00,000');
  expect(readAmount('1,00,0', options)).toMatchObject({ ok: true, text: '1000', isIncomplete: true });
  expect(readAmount('12,34,567.80', options)).toMatchObject({ ok: true, text: '1234567.8' });
  expect(typedIn('12,34,', ',')).toBe('12,34');
});
