import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { locale as fr } from '../../../../languages/fr/core/locale.ts';
import { formatDecimal } from '../format/format-decimal.ts';
import { toFullDecimal } from '../number/exact-value.ts';
import { readPastedNumber } from '../parse/fields/grouped-number.ts';
import { readAmount } from '../parse/fields/typed-amount.ts';
import { parseQuestion } from '../testing/parse-question.ts';
import { FIGURES, withFigures } from './figures.ts';
import type { Locale } from './locale.ts';

/** Signs from Unicode CLDR 48: es, en, fr, de-CH. */
const FORMS = [
  ['.,', '1.234.567,89'],
  [',.', '1,234,567.89'],
  ['\u202F,', '1\u202F234\u202F567,89'],
  ['\u2019.', '1\u2019234\u2019567.89'],
] as const;

/** The amounts that a question is read with, the likeliest first. */
function amountsOf(question: string, locale: Locale): string[] {
  const read = parseQuestion(question, { locale });
  if (!read.ok) throw new Error(read.code);
  return [read.interpretation, ...read.alternatives].map(
    ({ amount }) => toFullDecimal(amount.toFraction()) ?? '',
  );
}

describe('[S2.settings-figures] figures chosen apart from the language', () => {
  it.each(FORMS)('%s: shown, pasted, typed and asked as %s in any language', (figures, shown) => {
    for (const language of [es, en, fr]) {
      const locale = withFigures(language, figures);
      expect(formatDecimal('1234567.89', locale)).toBe(shown);
      expect(readPastedNumber(shown, locale)).toEqual({ ok: true, text: '1234567.89' });
      const typed = shown.replace(/[\u202F\u2019]/g, '');
      expect(readAmount(typed, { signed: false, decimal: locale.decimal })).toMatchObject({
        ok: true,
        text: '1234567.89',
      });
      expect(amountsOf(`${shown} usd a eur`, locale)[0]).toBe('1234567.89');
    }
  });

  // By hand: the sign of the decimals first; the other one groups.
  it.each([
    ['.,', '1.234', '1234', '1.234'],
    ['.,', '1,234', '1.234', '1234'],
    [',.', '1.234', '1.234', '1234'],
    [',.', '1,234', '1234', '1.234'],
    ['\u202F,', '1.234', '1234', '1.234'],
    ['\u202F,', '1,234', '1.234', '1234'],
    ['\u2019.', '1.234', '1.234', '1234'],
    ['\u2019.', '1,234', '1234', '1.234'],
  ] as const)(
    '%s: on a Spanish page %s usd is %s first, and %s is offered',
    (figures, text, first, other) => {
      const locale = withFigures(es, figures);
      for (const question of [
        `${text} usd a eur`,
        `convertir ${text} usd en eur`,
        `how much is ${text} usd in eur`,
      ]) {
        const [best, ...others] = amountsOf(question, locale);
        expect(best).toBe(first);
        expect(others).toContain(other);
      }
    },
  );

  it('there are those, and no others', () => {
    expect(FIGURES).toEqual(FORMS.map(([signs]) => signs));
  });

  it('doubts what the language doubts, and no more', () => {
    expect(readPastedNumber('1.234', withFigures(en, '\u2019.'))).toEqual({ ok: true, text: '1.234' });
    expect(readPastedNumber('1,234', withFigures(fr, '\u202F,'))).toEqual({ ok: true, text: '1.234' });
    expect(readPastedNumber('1.234', withFigures(fr, ',.'))).toMatchObject({ text: '1.234', other: '1234' });
  });
});
