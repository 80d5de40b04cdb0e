import { JsonNumber } from './read-json.ts';
import { type Observation, UnexpectedPayload } from './source.ts';

/** The digits of a number of a JSON text; none of whatever else stands there. */
export const jsonDigits = (value: unknown): string => (value instanceof JsonNumber ? value.text : '');

/** The double of a printed figure: NaN where it is none, or zero, which is then refused by itself. */
export const printedRate = (text: string): number => (Number(text) > 0 ? Number(text) : Number.NaN);

/**
 * Lets figures pass that are none, each of which costs its own currency alone.
 * @throws UnexpectedPayload where most of them are none: then it is not what the source documents
 */
export function mostlyRates<One extends Observation>(source: string, observations: readonly One[]): One[] {
  const sound = observations.filter(({ rate }) => Number.isFinite(rate));
  if (2 * sound.length < observations.length)
    throw new UnexpectedPayload(
      `${source}: ${observations.length - sound.length} of ${observations.length} are no rates`,
    );
  return [...observations];
}
