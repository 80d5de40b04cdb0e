import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { resultOfSum } from '../parse/sums/result-of-sum.ts';
import { ecbRates } from './ecb-rates.ts';
import { units } from './parse-question.ts';
import { parseSum } from './parse-sum.ts';

/** 1 EUR = 1.25 USD = 0.8 GBP = 25 MXN: to be worked out by head. */
const RATES = ecbRates('2026-08-21', { USD: '1.25', GBP: '0.8', MXN: '25' });

/**
 * What the likeliest meaning of a question comes to, to nine digits, and what the screen says about it.
 * @returns `3.10685596 mi`, several separated by commas, or why it is refused; then `kilso = kilos` for each word that was read as
 *   another, `mi perro = ` for what was left out
 */
export function answered(text: string, language: 'es' | 'en' = 'es'): string[] {
  const question = parseSum(text, { locale: { es, en }[language] });
  if (!question.ok) return [question.code];
  const results = resultOfSum(question.interpretation, RATES, units);
  if ('ok' in results) return [results.code];
  const shown = question.interpretation.assumedTarget ? results.slice(0, 1) : results;
  return [
    shown
      .map(({ value, to, per }) => `${value.toSignificant(9)} ${per ? `${to}/${per}` : to}`.trim())
      .join(', '),
    ...question.corrections.map(({ span, word }) => `${text.slice(...span).trim()} = ${word}`),
  ];
}
