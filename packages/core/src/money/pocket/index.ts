/** What a pocket table says beside the rate: the amounts of its rows, and a rule to convert in the head. Loaded on its own. */
export { type MentalRule, type MentalStep, mentalRule } from './mental-rule.ts';
export { finerSteps, priceSteps } from './price-steps.ts';
