import { expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { loadThirdReader, parseQuestion } from '../question-parser.ts';
import { propose } from './propose.ts';

async function targetOf(text: string, region: string) {
  await loadThirdReader();
  const question = parseQuestion(text, { locale });
  return question?.ok ? propose(region, question.interpretation).to[0] : undefined;
}

// The legal tender of each country, by ISO 4217.
it.each([
  ['20 dolares', 'MX', 'MXN'],
  ['20 dolares', 'AR', 'ARS'],
  ['20 dolares', 'ES', 'EUR'],
  ['20 euros', 'MX', 'MXN'],
  ['20 dolares en yenes', 'MX', 'JPY'],
  ['20 dolares entre 4', 'MX', 'USD'],
])('[I43.preferences] %s in %s are %s first', async (text, region, code) => {
  expect(await targetOf(text, region)).toBe(code);
});
