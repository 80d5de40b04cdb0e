import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { parseQuestion } from '../../testing/parse-question.ts';

fc.configureGlobal({ seed: 20261120 });

/** Every result is an interpretation or an error whose place lies in the text. */
function check(text: string): void {
  const result = parseQuestion(text, { locale: es });
  if (result.ok) expect(result.interpretation.amount.toSignificant(6)).toMatch(/^-?\d/);
  else {
    const [start, end] = result.span;
    expect(start >= 0 && start <= end && end <= text.length, text).toBe(true);
  }
}

const words =
  'usd eur km mi to in a en y and de of un half medio 5 1.234 1,5 1/2 ½ ( ) + - * / ^ % $ € \' " how many cuantos ' +
  'm ft lb libras pesos c f k billon mil hundred -> = ? 2h30 6ft2 9e99 9e9999 0 °c m2 xyz ñ 😀 \u202e \u0000 \ud800';

describe('whatever is typed', () => {
  it('random text never throws', () => {
    // fast-check's own unit of any character lists all million of them first.
    const unit = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));
    fc.assert(fc.property(fc.string({ maxLength: 60, unit }), check), { numRuns: 100 });
    fc.assert(fc.property(fc.string({ maxLength: 60 }), check), { numRuns: 100 });
  });

  it('random words that mean something never throw', () => {
    const text = fc
      .array(fc.constantFrom(...words.split(' ')), { maxLength: 12 })
      .map((list) => list.join(' '));
    fc.assert(fc.property(text, check), { numRuns: 250 });
  });

  it.each([
    ['10 kB of text', 'lorem ipsum '.repeat(900)],
    ['10 kB of numbers', '12 '.repeat(3500)],
    ['10 kB of brackets', '('.repeat(10_000)],
    ['400 digits', `${'9'.repeat(400)} km to mi`],
    ['towers of powers', '9^9^9^9^9 km to mi'],
    ['many brackets', `${'('.repeat(50)}5${')'.repeat(50)} km`],
    ['many signs', `${'-'.repeat(50)}5 km`],
  ])('%s comes back as a value', (_name, text) => check(text));

  it('converts 400 digits exactly', () => {
    const result = parseQuestion(`${'9'.repeat(400)} km to m`, { locale: en });
    expect(result.ok && result.interpretation.amount.toFixed(0)).toBe('9'.repeat(400));
  });
});
