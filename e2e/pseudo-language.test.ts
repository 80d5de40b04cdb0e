import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pseudoMessage, pseudoText } from './pseudo-language.ts';

const main = JSON.parse(
  readFileSync(join(import.meta.dirname, '../languages/en/app/main.json'), 'utf8'),
) as Record<string, string>;
const sentences = Object.values(main).filter((text) => !text.includes('{'));

it('[I19.pseudo] the lengthened sentences are about 40 % longer and have no plain letter', () => {
  const longer = sentences.map((text) => pseudoText['en-XA'](text));
  const share = longer.join('').length / sentences.join('').length;
  expect(share).toBeGreaterThan(1.25);
  expect(share).toBeLessThan(1.45);
  expect(longer.join('')).not.toMatch(/[a-z]/i);
});

it('[I19.pseudo] the mirrored sentences hold letters that run from right to left and no other', () => {
  const mirrored = sentences.map((text) => pseudoText['ar-XB'](text)).join('');
  expect(mirrored).toMatch(/\p{Script=Arabic}/u);
  expect(mirrored).not.toMatch(/\p{Script=Latin}/u);
});

it('[I19.pseudo] values and plural classes stay in their places', () => {
  const message = [
    ['count', 'plural', { one: ['#', ' day of ', ['all']], other: ['#', ' days'] }],
    ' ago by ',
    ['name'],
  ];
  expect(pseudoMessage(message, 'ar-XB')).toEqual([
    ['count', 'plural', { one: ['#', ' ثان ضح ', ['all']], other: ['#', ' ثانغ'] }],
    ' اخض بن ',
    ['name'],
  ]);
});
