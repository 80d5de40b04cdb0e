import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../../languages/es/core/locale.ts';
import { lineOf } from '../../../testing/line-of.ts';
import { changedBy, compared } from './comparisons.ts';

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

describe('what lies between two amounts, where something moved from the one to the other', () => {
  const DOWN = ['90 kg - 80kg in lb', '80kg - 90 kg in lb'];
  it.each([
    ['went from 90 kg to 80kg in lb', DOWN],
    ['from 90 kg to 80kg in lb lost', DOWN],
    ['went from 90 kg to 80kg in lb ?', DOWN],
    ['went from 90 kg to 80kg how much lb', DOWN],
    ['went from 90 kg to 80kg how much in lb', DOWN],
    ['went from 90 kg to 80kg how much is lb', DOWN],
    ['went from 90 kg to 80kg how much is that in lb', DOWN],
    ['yo bajé de 90 a 80 kg en lb', ['90 kg - 80 kg en lb', '80 kg - 90 kg en lb']],
    ['subí de 80 kg hasta 90 kg cuánto son en lb', ['80 kg - 90 kg en lb', '90 kg - 80 kg en lb']],
    ['bajé de 90 a 80 kg en lb gracias', []],
    ['de 90 a 80 kg en lb', []],
    ['rebajé de 90 a 80 kg en lb', []],
    ['bajé 3 kg', []],
  ] as const)('%s: %s', (question, meant) => {
    expect(changedBy(lineOf(question, locale))).toEqual(meant);
  });
});
