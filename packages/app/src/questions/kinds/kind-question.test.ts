import { expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { ECB_TABLE } from '../../testing/serve-rates.ts';
import { answerKind } from './kind-question.ts';

const street = (code: string, name: string, rate: string) => ({
  ...{ code, base: 'USD', kind: 'parallel', name, source: 'dolarapi-ar', date: '2026-08-22', rate },
});
/** The middles of what dolarapi.com published on 22 August 2026; 1 EUR = 1.1699 USD by the ECB on the day before. */
const TABLE = {
  ...ECB_TABLE,
  rates: { ...ECB_TABLE.rates, ARS: 1495, VES: 779.9522, CUP: 24 },
  kinds: [
    street('ARS', 'blue', '1540'),
    street('ARS', 'mep', '1538.5'),
    street('ARS', 'ccl', '1589'),
    street('ARS', 'tarjeta', '1943.5'),
    street('VES', 'paralelo', '900.886719'),
    street('CUP', 'informal', '525'),
  ],
};

const ask = async (text: string, locale = es) => {
  const answer = await answerKind(text, TABLE, locale);
  const result = answer?.outcome.results[0];
  return answer && `${answer.street.name} ${result && Number(result.plain)} ${result?.to}`;
};

it.each([
  ['dólar blue a pesos', 'blue 1540 ARS'],
  ['100 dólares blue en pesos', 'blue 154000 ARS'],
  ['100 usd a ars blue', 'blue 154000 ARS'],
  ['154000 pesos a dólares blue', 'blue 100 USD'],
  ['blue', 'blue 1540 ARS'],
  ['a cuánto está el dólar blue', 'blue 1540 ARS'],
  ['200 dólares MEP', 'mep 307700 ARS'],
  ['dólar bolsa', 'mep 1538.5 ARS'],
  ['100 usd CCL', 'ccl 158900 ARS'],
  ['dólar contado con liqui', 'ccl 1589 ARS'],
  ['50 dólares tarjeta a pesos', 'tarjeta 97175 ARS'],
  ['50 usd a bolívares paralelo', 'paralelo 45044.33595 VES'],
  ['dólar paralelo', 'paralelo 900.886719 VES'],
  ['20 dólares a pesos cubanos informal', 'informal 10500 CUP'],
])('[I15.street-words] %s is %s', async (text, expected) => {
  expect(await ask(text)).toBe(expected);
});

it.each([
  ['blue dollar to pesos', 'blue 1540 ARS'],
  ['100 blue dollars in pesos', 'blue 154000 ARS'],
  ['50 usd to ves parallel', 'paralelo 45044.33595 VES'],
])('[I15.street-words] in English, %s is %s', async (text, expected) => {
  expect(await ask(text, en)).toBe(expected);
});

it.each([
  '100 dólares a pesos',
  'tarjeta',
  '3 bolsas de harina',
  '5 km a millas',
  'dólar verde a pesos',
  'blue jeans 5 kg',
])('%s names no kind', async (text) => {
  expect(await ask(text)).toBeUndefined();
});
