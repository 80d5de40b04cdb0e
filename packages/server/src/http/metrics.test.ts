import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { createMetrics } from './metrics.ts';

it('a figure that cannot be read is absent, and no other', async () => {
  let isThere = true;
  const metrics = createMetrics([
    {
      name: 'equivale_stored',
      help: 'Read out of a database',
      read: async () => {
        if (!isThere) throw new DatabaseUnavailable('gone');
        return [{ labels: { source: 'ecb' }, value: 7 }];
      },
    },
  ]);
  metrics.countReady();
  metrics.countPush('delivered');
  const STORED = 'equivale_stored{source="ecb"} 7';
  expect((await metrics.render()).text).toContain(STORED);
  isThere = false;
  const { text } = await metrics.render();
  expect(text).toContain('\nhttp_ready_responses_total 1\n');
  expect(text).toContain('\nequivale_push_messages_total{outcome="delivered"} 1\n');
  expect(text).not.toContain('equivale_stored{');
  isThere = true;
  expect((await metrics.render()).text).toContain(STORED);
});
