import { expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../../testing/parse-sum.ts';
import { isSum } from '../../sums/sum.ts';

/** What was asked as the answer repeats it: amounts as `numerator/denominator unit`, and the words between. */
function repeated(text: string): string {
  const question = parseSum(text, { locale });
  if (!question.ok) return '!';
  const { interpretation } = question;
  if (!isSum(interpretation)) return 'no sum';
  const parts = interpretation.formula.map((part) =>
    typeof part === 'string' ? part : `${part.amount.n}/${part.amount.d} ${part.unit}`,
  );
  return `${interpretation.from}${parts.join('')} > ${interpretation.to.join()} per ${interpretation.per}`;
}

it.each([
  ['200 lb por acre en kg por ha', '200/1 lb/ac > kg per ha'],
  ['200 lb por cada acre en kg por cada ha', '200/1 lb/ac > kg per ha'],
  ['200 ml por acre en oz por ha', '200/1 ml/ac > floz_us per ha'],
  ['25 mm de lluvia en litros por metro cuadrado', '25/1 mm > l per m2'],
  ['25 mm cuántos litros por cada metro cuadrado', '25/1 mm > l per m2'],
  ['papel de 80gsm en onzas por yarda cuadrada', '80/1 g/m² > oz per yd2'],
  ['3 oz por acre en ml por ha', '!'],
  ['200 lb por acre en kg por yarda', '!'],
  ['200 lb por acre en metros por ha', '!'],
  ['25 mm cuántos euros por metro cuadrado', '!'],
  ['25 mm cuántos kg por metro cuadrado', '!'],
])('%s: %s', (question, meant) => {
  expect(repeated(question)).toBe(meant);
});
