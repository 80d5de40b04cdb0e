import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnexpectedPayload } from '../source.ts';
import { STREET_SOURCES } from './all-street-sources.ts';
import { elToque } from './eltoque.ts';

const recorded = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../recorded/street', `${name}.json`), 'utf8');

/** What each recorded response says, written down from it by hand: code, base, name, kind, bid, ask, middle as published. */
const SAID: Readonly<Record<string, readonly [file: string, rows: readonly string[]]>> = {
  'dolarapi-ar': [
    'dolarapi-ar-2026-08-22',
    [
      'ARS USD oficial official 1470 1520 -',
      'ARS USD blue parallel 1530 1550 -',
      'ARS USD mep market 1531.7 1545.3 -',
      'ARS USD ccl market 1588.3 1589.7 -',
      'ARS USD cripto crypto-p2p 1582.1 1585.99 -',
      'ARS USD tarjeta card 1911 1976 -',
    ],
  ],
  'dolarapi-ve': [
    'dolarapi-ve-2026-08-22',
    ['VES USD oficial official - - 779.9522', 'VES USD paralelo parallel - - 900.886719'],
  ],
  'dolarapi-bo': [
    'dolarapi-bo-2026-08-22',
    ['BOB USD oficial official 11.5 11.5 -', 'BOB USD binance crypto-p2p 11.59 11.62 -'],
  ],
  bluelytics: [
    'bluelytics-2026-08-22',
    [
      'ARS USD oficial official 1470.0 1520.0 -',
      'ARS USD blue parallel 1530.0 1550.0 -',
      'ARS EUR oficial official 1738.98 1753.23 -',
      'ARS EUR blue parallel 1786.99 1810.35 -',
    ],
  ],
  'paralelo-bo': ['paralelo-bo-2026-05-03', ['BOB USD paralelo crypto-p2p 11.45 11.55 11.5']],
  eltoque: [
    'eltoque-2026-04-20',
    [
      'CUP USD informal parallel - - 525.0',
      'CUP EUR informal parallel - - 600.0',
      'CUP USD usdt crypto-p2p - - 620.0',
    ],
  ],
  yadio: [
    'yadio-2026-08-22',
    [
      'VES USD paralelo parallel - - 900.886719',
      'CUP USD informal parallel - - 540',
      'LBP USD paralelo parallel - - 89700',
    ],
  ],
};

describe('publishers of street rates', () => {
  it.each(STREET_SOURCES)('[I15.street-kinds] $key is read as it publishes', (source) => {
    const [file, rows] = SAID[source.key] ?? ['', []];
    const said = source
      .read(recorded(file))
      .map(({ code, base, name, kind, bid, ask, mid }) =>
        [code, base, name, kind, bid ?? '-', ask ?? '-', mid ?? '-'].join(' '),
      );
    expect(said).toEqual(rows);
  });

  it.each(STREET_SOURCES)('$key refuses what is no response of its own', ({ read }) => {
    for (const body of ['<html><body>Patrocinado</body></html>', '[]', '{}', 'null', '[{"casa":"blue"'])
      expect(() => read(body), body).toThrow(UnexpectedPayload);
  });

  it("[I15.street-faults] elTOQUE's ECU is the euro, and its time is never taken for an earlier one", () => {
    const [dollar, euro] = elToque.read(recorded('eltoque-2026-04-20'));
    expect([dollar?.base, euro?.base]).toEqual(['USD', 'EUR']);
    expect(new Date(euro?.claimedMs ?? 0).toISOString()).toBe('2026-04-20T23:10:12.000Z');
  });
});
