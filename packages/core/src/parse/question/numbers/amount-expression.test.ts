import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';

/** What arithmetic comes to, in twelve digits; or what is wrong with it and where. */
function workOut(text: string): string {
  const result = parseQuestion(text, { locale: en });
  if (result.ok) return result.interpretation.amount.toSignificant(12);
  return `${result.code} at ${text.slice(...result.span)}`;
}

// By hand. A percentage added is of what it is added to, as on a pocket calculator; elsewhere it is a hundredth.
describe('arithmetic in a question', () => {
  it.each([
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['10-4-3', '3'],
    ['100/8/5', '2.5'],
    ['2*3+4*5', '26'],
    ['7 plus 8', '15'],
    ['7 menos 8', '-1'],
    ['7 minus 8', '-1'],
    ['6 times 7', '42'],
    ['6 por 7', '42'],
    ['6 x 7', '42'],
    ['dos veces 6', '12'],
    ['6 entre 4', '1.5'],
    ['-5+2', '-3'],
    ['menos 5+7', '2'],
    ['minus 5+7', '2'],
    ['2*-3', '-6'],
    ['5*0', '0'],
    ['2*+3', '6'],
    ['2*negative 3', '-6'],
    ['2^10', '1024'],
    ['2^-2', '0.25'],
    ['(1/2)^2', '0.25'],
    ['0^0', '1'],
    ['2*3^2', '18'],
    ['5^1/5', '1'],
    ['200+10%', '220'],
    ['200-10%', '180'],
    ['200*10%', '20'],
    ['200/50%', '400'],
    ['10% of 200', '20'],
    ['el 21 % de 200', '42'],
    ['50%+1', '1.5'],
    ['50%', '0.5'],
    ['(50%)', '0.5'],
    ['200+(10%)', '200.1'],
    ['50%^2', '0.25'],
    ['4^50%', 'out-of-range at 4'],
    ['5 1/2 + 1', '6.5'],
    ['5½+1', '6.5'],
    ['5 1*2', 'missing-unit at 5'],
    ['2.5 1/2', 'missing-unit at 2.5'],
    ['5 1 /2', 'missing-unit at 5'],
    ['5/0', 'division-by-zero at 0'],
    ['5/(2-2)', 'division-by-zero at ('],
    ['5 1/0', 'division-by-zero at 0'],
    ['0^-1', 'division-by-zero at 0'],
    ['2^0.5', 'out-of-range at 2'],
    ['2^1999', 'out-of-range at 2'],
  ])('%s is %s', (text, result) => {
    expect(workOut(text)).toBe(result);
  });

  it('computes powers up to four thousand bits', () => {
    // two bits of 2 and one of its denominator, 1333 times
    expect(workOut('2^1333/2^1332')).toBe('2');
    expect(workOut('2^1334')).toBe('out-of-range at 2');
    expect(workOut('4^1000/4^999')).toBe('4');
  });

  it.each([
    ['half of 5', '2.5'],
    ['la mitad de 5 + 1', '3.5'],
    ['un tercio de 9', '3'],
    ['tres cuartos de 8', '6'],
    ['two fifths of 10', '4'],
    ['1/2 of 5', '2.5'],
    ['20 % of 50', '10'],
    ['twice 5', '10'],
    ['double 5', '10'],
    ['el doble de 5', '10'],
    ['el triple de 5 km a m', '15'],
    ['half of 5 ft 10 in in cm', '35'],
    ['el doble de 5 pies 10 en cm', '140'],
    ['20% of 5 ft 10 in in cm', '14'],
    ['half of 5 km + 300 m in m', '2.8'],
    ['el doble de km', 'unknown-word at doble'],
    ['twice', 'unknown-word at twice'],
    ['3 of 5 km in m', 'missing-unit at 3'],
  ])('[I14.share] %s is %s', (text, result) => {
    expect(workOut(text)).toBe(result);
  });
});
