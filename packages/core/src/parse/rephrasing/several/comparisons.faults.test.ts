import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';
import { compared } from './comparisons.ts';

describe('which of two is more: the one in the unit of the other', () => {
  it.each([
    ['which is bigger, 3 kg or 7 lb', '3 kg in lb'],
    ['qué mide más 3 m o 10 pies y medio', '3 m in pies'],
    ['qué mide más 3 m o 10 pies y medio de alto', '3 m in pies y medio de alto'],
    ['which is longer, 3 m or 10 feet and a half', '3 m in feet'],
    ['qué es más caro 50 euros o $45', '50 euros in $'],
    ['qué es más 3 kg o 7', ''],
    ['3 kg o 7 lb', ''],
  ])('%s: %s', (question, meant) => {
    expect(compared(lineOf(question, locale))).toEqual(meant ? [meant] : []);
  });
});
