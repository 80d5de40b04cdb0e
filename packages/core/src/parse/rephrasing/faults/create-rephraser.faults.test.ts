import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/en/core/locale.ts';
import { units } from '../../../testing/parse-question.ts';
import { rephrase } from '../../../testing/rephrase.ts';
import { resultOfSum } from '../../sums/result-of-sum.ts';

/** What a text comes to, and what the reader is told; what is wrong with it where it is not read. */
function read(text: string): string[] {
  const question = rephrase(text, locale);
  if (!question.ok) return [question.code];
  const results = resultOfSum(question.interpretation, { rates: {}, origins: [] }, units);
  const told = question.corrections.map(({ span, word }) => `${text.slice(...span)} = ${word}`);
  return 'ok' in results
    ? [results.code, ...told]
    : [`${results[0]?.value.toSignificant(6)} ${results[0]?.to}`, ...told];
}

describe('a text in other words, with its neighbours that are not read', () => {
  it.each([
    // 20 + 2 · 25 + 2 · 5 = 80 kg
    [
      'barra de 20 kg más dos discos de 25 kg más dos discos de 5 kg en libras',
      '176.37 lb',
      'discos de = *',
      'discos de = *',
      'barra de = ',
    ],
    ['barra de 20 kg más dos discos de 25 kg más dos discos de 5 kg más 1 kg en libras', 'unknown-word'],
    ['viajo 10 km en 50 minutos foo', '3.33333 mps', 'viajo = ', 'foo = '],
    ['viajo 10 km en 50 minutos roundtrip', 'not-understood'],
    ['viajo 10 km en 50 minutos round trip', 'not-understood'],
    ['5 kg gran en lb', '11.0231 lb', 'gran = '],
    ['5 kg gromo en lb', 'unknown-word'],
    ['5 kg GROMO en lb', 'unknown-word'],
    ['5 kg metroos en lb', 'unknown-word'],
    ['cuánto pesa 5 kg de carne en lb', '11.0231 lb', 'de carne = '],
    ['cuánto cuesta 5 kg de carne en lb', 'unknown-word'],
    ['5 kg de carne en usd', 'unknown-word'],
    ['media libra de mantequilla en euros', 'unknown-word'],
    ['5 kg del paquetón gramoss en libras', 'unknown-word'],
    ['km mesa en millas', 'unknown-word'],
    ['100 usd letones', 'unknown-word'],
  ])('%s', (text, ...meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('amounts that are added up, without what says nothing', () => {
  it.each([
    ['5 kg + 300 g used', 2],
    ['takes takes 2 h + 30 min', 2],
    [`5 kg + 300  g${' used'.repeat(17)}`, 2],
    [`5 kg + 300  g${' used'.repeat(18)}`, 0],
    ['  ', 0],
    ['5 kg used', 0],
    ['5 kg 300 g used', 0],
    ['5 kg+ 300 g used', 0],
    ['5 kg +300 g used', 0],
    ['5 euros + 3 euros used', 0],
  ])('%s: %i parts', (text, parts) => {
    const question = rephrase(text, locale);
    expect(question.ok ? question.interpretation.parts.length : 0).toBe(parts);
  });
});
