import { parseDecimal, quote } from '@equivale/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ECB_TABLE } from '../testing/serve-rates.ts';
import { amountOf, NOTHING } from './amount.ts';
import {
  addRows,
  type CurrencyList,
  conversionOf,
  firstRows,
  hideRow,
  homeCurrency,
  MOST_ROWS,
  moveRow,
  parseListAddress,
  pinRow,
  printListAddress,
  removeRow,
  replaceRow,
  rowsOf,
  shiftRow,
  shownRows,
  typeInRow,
} from './currency-list.ts';

/** Units per euro in ten-thousandths, as the ECB published them on 21 August 2026; AED by law over the dollar. */
const PER_EURO: Record<string, bigint> = {
  EUR: 10_000n,
  USD: 11_699n,
  JPY: 1_856_600n,
  MXN: 197_690n,
};
const CODES = Object.keys(PER_EURO);

const start: CurrencyList = { rows: CODES, from: 'EUR', amount: NOTHING };

const type = (list: CurrencyList, code: string, text: string) =>
  typeInRow(list, code, { before: NOTHING, text, decimal: ',' });

/** What stands in every row, to thirty decimals. */
function figures({ rows, from, amount }: CurrencyList): Record<string, string> {
  return Object.fromEntries(
    rows.map((to) => {
      const quoted = quote({ amount: amount.value, from, to }, ECB_TABLE);
      return [to, quoted.ok ? quoted.result.toFixed(30) : quoted.code];
    }),
  );
}

const cents = fc.bigInt({ min: 0n, max: 10n ** 13n });
const asTyped = (amount: bigint) => `${amount / 100n},${String(amount % 100n).padStart(2, '0')}`;
const someCode = fc.constantFrom(...CODES);

/** What a person may do to a list between two amounts. */
const someAct = fc.oneof(
  fc.tuple(someCode, cents).map(
    ([code, amount]) =>
      (list: CurrencyList) =>
        type(list, code, asTyped(amount)),
  ),
  fc.tuple(someCode, fc.nat(5)).map(
    ([code, to]) =>
      (list: CurrencyList) =>
        moveRow(addRows(list, [code]), code, to),
  ),
  someCode.map(
    (code) => (list: CurrencyList) => addRows(list.rows.length > 1 ? removeRow(list, code) : list, ['USD']),
  ),
  someCode.map((code) => (list: CurrencyList) => addRows(list, [code])),
);

describe('one amount in several currencies', () => {
  it('[I15.list-exact] every row is what the typed amount comes to by the published figures, whatever was typed before', () => {
    fc.assert(
      fc.property(fc.array(someAct, { maxLength: 8 }), someCode, cents, (acts, code, amount) => {
        const before = acts.reduce((list, act) => act(list), start);
        const list = type(addRows(before, [code]), code, asTyped(amount));
        for (const [to, figure] of Object.entries(figures(list))) {
          const over = amount * (PER_EURO[to] as bigint);
          const under = 100n * (PER_EURO[code] as bigint);
          // Half a unit of the last of thirty decimals at most.
          const [whole = '', decimals = ''] = figure.split('.');
          const difference = BigInt(whole + decimals) * under - over * 10n ** 30n;
          expect(2n * (difference < 0n ? -difference : difference) <= under, `${code} to ${to}`).toBe(true);
        }
      }),
    );
  });

  it('[I15.list-exact] the whole figure of a row, typed into that row, changes no row', () => {
    fc.assert(
      fc.property(cents, someCode, (amount, code) => {
        const list = type(start, 'EUR', asTyped(amount));
        // The ECB gives units per euro: out of euros every result ends.
        const whole = figures(list)[code] as string;
        expect(parseDecimal(whole)).toBeDefined();
        expect(figures(type(list, code, whole.replace('.', ',')))).toEqual(figures(list));
      }),
    );
  });

  it('[I15.list-exact] taking rows away, adding and moving them changes the figure of no other row', () => {
    fc.assert(
      fc.property(cents, someCode, someCode, fc.nat(5), (amount, code, other, to) => {
        const list = type(start, 'MXN', asTyped(amount));
        const expected = figures(list);
        for (const changed of [removeRow(list, code), moveRow(list, other, to), addRows(list, ['AED'])])
          expect({ ...figures(changed), ...expected }).toEqual({ ...expected, ...figures(changed) });
      }),
    );
  });

  it('[I15.list-rows] a list has twenty rows at most, each currency once, and knows none that do not exist', () => {
    const many =
      'usd EUR eur GBP JPY MXN ARS COP BRL CLP PEN CHF CAD AUD CNY INR SEK NOK DKK PLN TRY ZAR XYZ';
    expect(rowsOf(many.split(' '))).toHaveLength(MOST_ROWS);
    expect(rowsOf(['usd', 'XYZ', 'USD', 'eur'])).toEqual(['USD', 'EUR']);
  });

  it('[I15.list-rows] another currency in a row keeps what was typed there; one that has a row changes places', () => {
    const list = type(start, 'USD', '5');
    expect(replaceRow(list, 'USD', 'AED')).toMatchObject({ rows: ['EUR', 'AED', 'JPY', 'MXN'], from: 'AED' });
    expect(replaceRow(list, 'USD', 'MXN')).toMatchObject({ rows: ['EUR', 'MXN', 'JPY', 'USD'], from: 'USD' });
  });

  it('[I15.list-order] pinned rows stand first and hidden ones are left out; a row moves among those that stand as it does', () => {
    const list = hideRow(pinRow(start, 'MXN', true), 'USD', true);
    expect(shownRows(list)).toEqual(['MXN', 'EUR', 'JPY']);
    expect(shownRows(shiftRow(list, 'EUR', -1))).toEqual(['MXN', 'EUR', 'JPY']);
    expect(shownRows(shiftRow(list, 'EUR', 1))).toEqual(['MXN', 'JPY', 'EUR']);
    expect(shownRows(hideRow(pinRow(list, 'MXN', false), 'USD', false))).toEqual(CODES);
    expect(printListAddress(list)).toBe('/list?l=MXN,EUR,JPY&amount=0&from=EUR');
  });

  it('[I15.list-rows] it is a conversion into every other row', () => {
    expect(conversionOf(start)).toMatchObject({ from: 'EUR', to: ['USD', 'JPY', 'MXN'] });
    expect(conversionOf({ ...start, rows: ['EUR'] })).toBeUndefined();
  });

  it('[I15.list-address] an address gives the list back, whatever else stands in it', () => {
    const list = { rows: ['USD', 'MXN'], from: 'EUR', amount: amountOf('250.5', ',') };
    expect(printListAddress(list)).toBe('/list?l=USD,MXN&amount=250.5&from=EUR');
    expect(parseListAddress('l=USD,MXN&amount=250.5&from=EUR', ',')).toEqual(list);
    expect(parseListAddress('l=usd,nope', ',')).toEqual({
      rows: ['USD'],
      from: 'USD',
      amount: amountOf('1', ','),
    });
    expect(parseListAddress('l=&amount=2', ',')).toBeUndefined();
  });

  it.each([
    ['es-ES', 'EUR'],
    ['es-MX', 'MXN'],
    ['en', 'USD'],
    ['es-EC', 'USD'],
    ['bg', 'EUR'],
    ['gsw', 'CHF'],
    ['es-419', 'EUR'],
    ['C', 'EUR'],
    ['en-US@posix', 'EUR'],
  ])('[I15.list-start] who reads %s is at home with %s', (tag, code) => {
    expect(homeCurrency(tag)).toBe(code);
  });

  it('[I15.list-start] a first list begins at home, goes on with the pair, and has no currency twice', () => {
    expect(firstRows('es-MX', 'USD', 'EUR')).toEqual(['MXN', 'USD', 'EUR', 'GBP', 'JPY']);
    expect(firstRows('es', 'USD', 'EUR')).toEqual(['EUR', 'USD', 'GBP', 'JPY']);
    expect(firstRows('en', 'CHF', 'JPY')).toEqual(['USD', 'CHF', 'JPY', 'EUR', 'GBP']);
  });
});
