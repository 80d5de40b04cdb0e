import { writeState } from '../records/mirrors.ts';

const id = (last: number) => `0198c6f0-7e2a-7c51-9a3b-5b1f6a0c2d${last}`;
const figure = { times: ['1.1699'], over: [] };

/** One record and more of every kind, as the app stores them. */
export const FULL = {
  favorites: [
    { id: id(10), category: 'currency', fromUnit: 'USD', toUnit: 'EUR', createdAt: 5, changedAt: 5 },
    { id: id(11), category: 'kitchen', fromUnit: 'flour/cup', toUnit: 'g', createdAt: 6, changedAt: 6 },
    { id: id(12), removed: true, changedAt: 7 },
  ],
  conversions: [
    {
      ...{ id: id(20), category: 'currency', fromUnit: 'USD', toUnit: 'EUR', timestamp: 8, changedAt: 8 },
      ...{ fromValue: 100, fromText: '100', toValue: 85.47739122, toText: '85.47739122' },
      ...{ rate: 0.8547739122, rateDate: '2026-08-21' },
    },
  ],
  ownRates: [
    { id: id(30), base: 'EUR', code: 'MXN', text: '18.5', note: '=Hotel', isUsed: true, changedAt: 9 },
  ],
  ownUnits: [{ id: `own-${id(40)}`, name: 'paso', symbol: 'ps', factor: '0.75', of: 'm', changedAt: 10 }],
  markups: [
    { id: 'my-card', percent: '2.5', changedAt: 11 },
    { id: 'chosen', of: 'my-card', isTakenOff: false, changedAt: 12 },
  ],
  trips: [
    {
      ...{ id: id(50), place: 'MX', currencies: ['MXN'], home: 'EUR', changedAt: 13 },
      frozen: { on: '2026-08-21', rates: { MXN: { ...figure, sources: ['ecb'], day: '2026-08-21' } } },
    },
  ],
  expenses: [
    {
      ...{ id: id(60), trip: id(50), amount: '385', currency: 'MXN', home: 'EUR', by: 'card' },
      ...{ day: '2026-08-22', note: 'Tacos', rate: figure, changedAt: 14 },
    },
  ],
  alerts: [
    {
      id: id(80),
      kind: 'above',
      from: 'EUR',
      to: 'USD',
      figure: '1.18',
      armedAt: 17,
      base: '1.17',
      changedAt: 17,
    },
  ],
  arrangements: [{ list: 'home', item: 'length', position: 'a', hidden: true, changedAt: 15 }],
} as const;

/** The list of currencies and the preferences, of which mirrors stand elsewhere. */
export const FULL_LIST = {
  ...{ id: id(70), rows: ['USD', 'EUR', 'MXN'], from: 'USD', amount: '250', changedAt: 16 },
  ...{ pinned: [], hidden: ['MXN'] },
};
export const FULL_PREFERENCES = [
  { id: 'cup', value: 'us', changedAt: 18 },
  { id: 'kind/ARS', value: 'blue', changedAt: 18 },
  { id: 'theme', value: 'dark', changedAt: 18 },
];

/** Stores all of that on this device, in dark and with a cup. */
export async function fillDevice(): Promise<void> {
  await writeState({ ...FULL, lists: [FULL_LIST], preferences: FULL_PREFERENCES });
}
