import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './scenarios.ts';
import { simulate } from './simulation.ts';

describe('a month of wrong tables while two honest sources contradict', () => {
  it('has many kinds of them', () => expect(SCENARIOS.length).toBeGreaterThan(60));

  it.each(SCENARIOS)('$name', async (scenario) => {
    const { recoveredAfter, ...found } = await simulate(scenario);
    expect(found).toEqual({ wrongServed: [], wrongStored: [], honestRefused: [] });
    expect(recoveredAfter).toBeLessThanOrEqual(2);
  });
});
