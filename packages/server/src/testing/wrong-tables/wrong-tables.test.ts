import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './scenarios.ts';
import { simulate } from './simulation.ts';

/** Every sixth: with the rule of consensus taken away, six of these twelve serve or store what is wrong. `npm run soak` lives through all. */
const LIVED = process.env.TEST_ROUNDS === 'all' ? SCENARIOS : SCENARIOS.filter((_, at) => at % 6 === 2);

describe('a month of wrong tables while two honest sources contradict', () => {
  it('has many kinds of them', () => expect(SCENARIOS.length).toBeGreaterThan(60));

  it.each(LIVED)('$name', async (scenario) => {
    const { recoveredAfter, ...found } = await simulate(scenario);
    expect(found).toEqual({ wrongServed: [], wrongStored: [], honestRefused: [] });
    expect(recoveredAfter).toBeLessThanOrEqual(2);
  });
});
