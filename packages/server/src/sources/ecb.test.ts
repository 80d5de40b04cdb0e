import { describe, expect, it } from 'vitest';
import { recording } from '../testing/recorded-upstream.ts';
import { ecb, readEcbXml } from './ecb.ts';
import { UnexpectedPayload } from './source.ts';

const daily = recording('ecb-daily-2026-08-22.xml').toString();
const ninetyDays = recording('ecb-90d-2024-02-27.xml').toString();

describe('the ECB’s XML', () => {
  it('daily: 29 currencies, dated by the file’s own day', async () => {
    const [table = [], ...others] = await readEcbXml(daily);
    expect(others).toEqual([]);
    expect(table).toHaveLength(29);
    expect(table[0]).toEqual({
      source: 'ecb',
      code: 'USD',
      date: '2026-08-21',
      rate: 1.1699,
      text: '1.1699',
    });
    // as it is written, with the zero at its end
    expect(table.find(({ code }) => code === 'GBP')).toMatchObject({ rate: 0.8567, text: '0.85670' });
  });

  it('90 days: 61 tables, oldest first, in the other layout', async () => {
    const tables = await readEcbXml(ninetyDays);
    expect(tables).toHaveLength(61);
    expect(tables[0]?.[0]?.date).toBe('2023-11-30');
    expect(tables.at(-1)?.[0]?.date).toBe('2024-02-27');
    expect(new Set(tables.map((table) => table.length))).toEqual(new Set([30]));
  });

  it('agrees between the two files of one day', async () => {
    const [latest = []] = await readEcbXml(recording('ecb-daily-2024-02-27.xml').toString());
    // but for zeros at the end: GBP is 0.85620 in the one and 0.8562 in the other
    const figures = (table: typeof latest) => table.map(({ code, date, rate }) => [code, date, rate]);
    expect(figures((await readEcbXml(ninetyDays)).at(-1) ?? [])).toEqual(figures(latest));
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><html><body>Access denied</body></html>'],
    ['JSON', '{"rates":{}}'],
    ['a cut file', daily.slice(0, 900)],
    ['another document', '<Envelope><Cube/></Envelope>'],
    ['a day without rates', '<Envelope><Cube><Cube time="2026-08-21"></Cube></Cube></Envelope>'],
    ['a rate that is no number', daily.replace('1.1699', 'N/A')],
    ['a negative rate', daily.replace('1.1699', '-1.1699')],
    ['a rate in another notation', daily.replace('1.1699', '1,1699')],
    ['a day that is no day', daily.replace('2026-08-21', '21/08/2026')],
    ['no code', daily.replace("currency='USD'", "currency=''")],
  ])('throws on %s', (_, body) => expect(readEcbXml(body)).rejects.toThrow(UnexpectedPayload));
});

describe('the source', () => {
  const responding = (bodies: Record<string, string | undefined>) => async (url: string) => {
    const body = bodies[url.split('/').at(-1) ?? ''];
    return body === undefined ? undefined : { url, body };
  };

  it('joins both files by day', async () => {
    const bodies = { 'eurofxref-hist-90d.xml': ninetyDays, 'eurofxref-daily.xml': daily };
    const tables = await ecb.latest(responding(bodies), '2026-08-22', new Set());
    expect(tables).toHaveLength(62);
    expect(tables.at(-1)?.observations[0]?.date).toBe('2026-08-21');
  });

  it('lives on one file while the other fails, and fails when both do', async () => {
    const failing = (name: string) => async (url: string) => {
      if (url.endsWith(name)) throw new Error(`${name} is down`);
      return { url, body: url.endsWith('daily.xml') ? daily : ninetyDays };
    };
    const known = new Set<string>();
    await expect(ecb.latest(failing('90d.xml'), '2026-08-22', known)).resolves.toHaveLength(1);
    await expect(ecb.latest(failing('daily.xml'), '2026-08-22', known)).resolves.toHaveLength(61);
    await expect(ecb.latest(failing('.xml'), '2026-08-22', known)).rejects.toThrow('is down');
  });

  it('fails when the newest day is out of reach and the record has nothing new', async () => {
    const fetch = async (url: string) => {
      if (url.endsWith('daily.xml')) throw new Error('down');
      return undefined;
    };
    await expect(ecb.latest(fetch, '2026-08-22', new Set())).rejects.toThrow('down');
  });

  it('has nothing to say when the newest day has not changed, whatever becomes of the record', async () => {
    const fetch = async (url: string) => {
      if (url.endsWith('90d.xml')) throw new Error('down');
      return undefined;
    };
    await expect(ecb.latest(fetch, '2026-08-22', new Set())).resolves.toEqual([]);
  });

  it('has nothing to say when nothing changed', async () => {
    await expect(ecb.latest(responding({}), '2026-08-22', new Set())).resolves.toEqual([]);
  });
});
