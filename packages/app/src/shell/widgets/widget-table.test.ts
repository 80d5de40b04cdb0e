import { beforeAll, describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { amountOf } from '../../conversion/amount.ts';
import type { CurrencyList } from '../../conversion/currency-list.ts';
import { activateLanguage, addMessages, i18n } from '../../i18n/i18n.ts';
import { ECB_TABLE } from '../../testing/serve-rates.ts';
import { type WidgetBasis, widgetTable } from './widget-table.ts';

const basis: WidgetBasis = {
  table: ECB_TABLE as WidgetBasis['table'],
  t: (key, values) => i18n._(key, values),
  locale,
  pathOf: (view) => `/es${view}`,
  ownRate: () => undefined,
  changeOn: () => undefined,
};
const list: CurrencyList = {
  rows: ['EUR', 'USD', 'MXN', 'AED', 'XAU', 'JPY'],
  from: 'EUR',
  amount: amountOf('250', ','),
  hidden: ['USD'],
};

// Rates by hand: 1 / 1.1699, 185.66 / 1.1699, 3.6725 * 1.1699; 6 days after the 21st is the 27th of August 2026.
beforeAll(async () => {
  await activateLanguage('es');
  await Promise.all([addMessages('converters'), addMessages('widgets')]);
});

describe('the table of the widgets', () => {
  const pair = {
    title: '🇺🇸 USD → EUR',
    figure: '0,8548',
    note: 'BCE · 21 ago',
    old: { from: Date.UTC(2026, 7, 27), note: '21 ago, sin actualizar' },
    path: '/es/currency/USD/EUR',
  };

  it('[I18.widget-day] has each pair with its day, and the words for the time when that is old', () => {
    expect(widgetTable([['USD', 'EUR']], undefined, basis)).toEqual({ pairs: [pair] });
  });

  it.each([
    [-0.1539, { text: '−0,15\u202f%', direction: -1 }],
    [0.1539, { text: '+0,15\u202f%', direction: 1 }],
    [0.0001, { text: '0,00\u202f%', direction: 0 }],
  ])('has the change of that day where the device knows it: %d', (percent, change) => {
    const asked: string[] = [];
    const changeOn = (...all: string[]) => Number(asked.push(all.join(' '))) && percent;
    expect(widgetTable([['USD', 'EUR']], undefined, { ...basis, changeOn }).pairs).toEqual([
      { ...pair, change },
    ]);
    expect(asked).toEqual(['2026-08-21 USD EUR']);
  });

  it('[I18.widget-own] never shows an own rate without saying so, and gives it no day and no change', () => {
    const ownRate = () => ({ base: 'USD', code: 'EUR', text: '0.9' });
    const [own] = widgetTable([['USD', 'EUR']], undefined, { ...basis, ownRate, changeOn: () => 1 }).pairs;
    expect(own).toEqual({ ...pair, figure: '0,9000', note: 'tu tipo', old: undefined });
  });

  it('says that a fixed rate has no date, and leaves out a pair without a rate', () => {
    const table = { ...ECB_TABLE, timestamp: null, origins: [] } as WidgetBasis['table'];
    const { pairs } = widgetTable(
      [
        ['USD', 'XAU'],
        ['USD', 'JPY'],
      ],
      undefined,
      { ...basis, table },
    );
    expect(pairs).toEqual([
      {
        title: '🇺🇸 USD → JPY',
        figure: '158,6973',
        note: 'aproximado, sin fecha',
        path: '/es/currency/USD/JPY',
      },
    ]);
  });

  it('[I18.widget-list] has the first rows of the list that are shown and have a rate, for one of its currency', () => {
    const shown = widgetTable([], list, basis).list;
    expect(shown).toMatchObject({
      title: '1 EUR',
      note: 'BCE · 21 ago',
      path: '/es/list?l=EUR,MXN,AED,XAU,JPY&amount=250&from=EUR',
    });
    expect(shown?.rows.map(({ title, figure, note }) => [title, figure, note])).toEqual([
      ['🇲🇽 MXN', '19,7690', ''],
      ['🇦🇪 AED', '4,2965', ''],
      ['🇯🇵 JPY', '185,6600', ''],
    ]);
  });
});
