import { parseReferenceRates, type ReferenceRates } from '@equivale/contract';

/** Of each service, once for all elements of the page. */
const tables = new Map<string, Promise<ReferenceRates>>();

async function fetchTable(service: string): Promise<ReferenceRates> {
  const response = await fetch(`${service}/api/exchange-rates`, { credentials: 'omit' });
  const table = parseReferenceRates(await response.json());
  if (!table.ok) throw new Error('no table');
  return table.value;
}

/**
 * The newest table of a service. It is asked without cookies, and once; after a failure the next call asks again.
 * @param service its address, without a slash at the end
 */
export function ratesOf(service: string): Promise<ReferenceRates> {
  const table =
    tables.get(service) ??
    fetchTable(service).catch((error: unknown) => {
      tables.delete(service);
      throw error;
    });
  tables.set(service, table);
  return table;
}
