import { preferenceSchema } from '@equivale/contract';
import { defineRecords } from '../define-records.ts';

/** One choice of the person: `theme`, `language`, `cup`, `figures`, and `kind/ARS`, the kind of rate last chosen for a currency. */
interface Preference {
  readonly id: string;
  readonly value: unknown;
}

/** The preferences, each with a clock of its own. The app reads their mirror. */
export const preferences = defineRecords<Preference>({
  kind: 'preferences',
  schema: preferenceSchema,
  rowOf: () => 'all',
});
