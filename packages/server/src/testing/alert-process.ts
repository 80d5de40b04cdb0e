import type { ExchangeRates } from '@equivale/contract';
import { deliverMessages } from '../alerts/deliver-messages.ts';
import { evaluateAlerts } from '../alerts/evaluate-alerts.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { sendPush } from '../push/send-push.ts';
import { newServerKeys, readServerKeys } from '../push/server-keys.ts';
import { openStore } from '../store/open-store.ts';

// A process that takes in one table after the other and tells of the crossings, to be killed at any moment. Its arguments: the
// database, the push service, and the number of the last table.
const [file = '', origin = '', last = '0'] = process.argv.slice(2);
const store = await openStore(openSqliteDatabase(file));
const keys = readServerKeys(newServerKeys(), 'mailto:operator@equivale.example');
const ending = new AbortController().signal;
const now = () => new Date();
const silent = new Map();

/** The euro rises by a thousandth of a dollar with each table. */
function tableOf(number: number): ExchangeRates {
  const text = (1 + number / 1000).toFixed(3);
  const published = { base: 'EUR', rates: { USD: text } };
  const origin = { source: 'ecb', date: '2026-10-07', mark: 'observed', codes: ['EUR'], published } as const;
  const dollars = { source: 'ecb', date: '2026-10-07', mark: 'observed', codes: ['USD'] } as const;
  return {
    base: 'USD',
    rates: { USD: 1, EUR: 1 / Number(text) },
    timestamp: '2026-10-07T14:00:00Z',
    fallback: false,
    fetchedAt: null,
    origins: [
      { ...origin, codes: [...origin.codes] },
      { ...dollars, codes: [...dollars.codes] },
    ],
  };
}

for (let number = Number((await store.getMeta('table')) ?? 0); number <= Number(last); number++) {
  await store.setMeta('table', String(number));
  const market = { table: tableOf(number), bestOf: async () => undefined, nowMs: Date.now() };
  await evaluateAlerts(store.alerts, market);
  await deliverMessages({
    store: store.alerts,
    send: (push) => sendPush(push, { keys, ownServices: [origin], now, ending }),
    now,
    silent,
    onRefused: (_, reason) => void process.stderr.write(`${reason}\n`),
    ending,
  });
}
await store.close();
