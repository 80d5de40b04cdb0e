import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TestResult } from './soak-test.ts';
import { openTestService } from './test-service.ts';

const ADDRESSES = 1_000_000;
/** Every so many-th address is a span of days, which costs ten times as much as any other. */
const SPAN_EVERY = 50;
const MOST_MEGABYTES = 10;
const DAYS = 10_000;

const dayOf = (n: number) => new Date(Date.UTC(1999, 0, 4 + n)).toISOString().slice(0, 10);
const spanOf = (n: number) =>
  `/api/currency-history/EUR/USD?from=${dayOf(n % DAYS)}&to=${dayOf((n % DAYS) + 7 + Math.floor(n / DAYS))}`;

/** Addresses of every kind that a stranger can make up without end. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `/?utm=${n}`,
  (n) => `/no/such/page/${n}`,
  (n) => `/api/exchange-rates?detail=${n}`,
  (n) => `/api/currency-history/EUR/USD?period=${n}d`,
  (n) => `/api/no/such/${n}`,
];

/** Bytes that the program holds once everything it has let go of is collected. */
function heldBytes(collect: () => void): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A million addresses, no two the same: nothing of them stays in memory. */
export async function manyAddresses(): Promise<TestResult> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { request, close } = await openTestService(() => new Date('2026-11-22T12:00:00Z'));
  const kinds: (typeof KINDS)[number][] = Array.from({ length: SPAN_EVERY }, (_, at) =>
    at === 0 ? spanOf : (KINDS[at % KINDS.length] ?? spanOf),
  );
  let served = 0;
  const visit = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      const response = await request(kinds[n % kinds.length]?.(n) ?? '/');
      if (response.status < 500) served += 1;
      await response.arrayBuffer();
    }
  };
  try {
    await visit(0, ADDRESSES / 100);
    const before = heldBytes(collect);
    await visit(ADDRESSES / 100, ADDRESSES);
    const megabytes = (heldBytes(collect) - before) / 1e6;
    const faults = [
      ...(served < ADDRESSES ? [`${ADDRESSES - served} of them met a fault of ours`] : []),
      ...(megabytes > MOST_MEGABYTES ? [`they leave ${megabytes.toFixed(1)} MB in memory`] : []),
    ];
    const tried = `${ADDRESSES} different addresses: ${(before / 1e6).toFixed(1)} MB held before, ${megabytes.toFixed(1)} MB more after`;
    return { tried, faults };
  } finally {
    await close();
  }
}
