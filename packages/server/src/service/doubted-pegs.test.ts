import type { ExchangeRates } from '@equivale/contract';
import { expect, it, vi } from 'vitest';
import { createDoubtedPegs } from './doubted-pegs.ts';

it('warns the operator of each table with a peg that is contradicted', async () => {
  const origin = { source: 'frankfurter-nbu', date: '2026-08-12', mark: 'observed', codes: ['SAR'] } as const;
  const origins: object[] = [{ ...origin, codes: ['VND'] }];
  const rates = { currentRates: async () => ({ origins }) as unknown as ExchangeRates };
  const warn = vi.fn();
  const doubted = createDoubtedPegs(rates, { warn });
  await doubted.look();
  expect([doubted.codes(), warn.mock.calls.length]).toEqual([[], 0]);
  origins.push({ ...origin, doubted: true });
  await doubted.look();
  expect(doubted.codes()).toEqual(['SAR']);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ codes: ['SAR'] }, expect.any(String));
});
