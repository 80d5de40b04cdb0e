/** Periods of a history that are measured. */
export const PERIODS = ['7d', '1y', '5y'] as const;
type Period = (typeof PERIODS)[number];

/** Requests at a time: of a cache in front, which asks for each address once. */
const AT_ONCE = 8;

const CODES = (
  'EUR USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD ' +
  'BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'
).split(' ');
/** The 435 pairs of the ECB's currencies. */
export const PAIRS = CODES.flatMap((from, at) => CODES.slice(at + 1).map((to) => `${from}/${to}`));

/** @returns histories of all pairs in a second */
async function perSecond(url: string, period: Period): Promise<number> {
  const left = [...PAIRS];
  const begin = performance.now();
  const worker = async () => {
    for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
      const response = await fetch(`${url}/api/currency-history/${pair}?period=${period}`);
      if (!response.ok) throw new Error(`${pair}: ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return PAIRS.length / ((performance.now() - begin) / 1000);
}

/** Asks a service for all pairs twice: as it has just started, and with every body made. */
export async function coldAndWarm(url: string, period: Period) {
  const cold = await perSecond(url, period);
  return { cold, warm: await perSecond(url, period) };
}
