import { readFileSync } from 'node:fs';
import { findCurrency } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { ALL_SOURCES, SOURCES } from './all-sources.ts';

describe('every source', () => {
  it('quotes from a currency that the app knows: figures of another would be stored and never served', () => {
    for (const { key, base } of SOURCES) expect(findCurrency(base)?.code, key).toBe(base);
  });

  it('publishes in a zone that exists', () => {
    for (const { key, schedule } of SOURCES)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: schedule.zone }), key).not.toThrow();
  });

  it('has its terms in NOTICE', () => {
    const notice = readFileSync(new URL('../../../../NOTICE.md', import.meta.url), 'utf8');
    const table = notice.split('## Rates that a service asks for')[1]?.split('\n## ')[0] ?? '';
    const keys = [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, key]) => key);
    expect(keys.sort()).toEqual(ALL_SOURCES.map(({ key }) => key).sort());
  });
});
