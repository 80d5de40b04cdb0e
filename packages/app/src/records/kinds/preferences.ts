import { preferenceSchema } from '@equivale/contract';
import { defineRecords } from '../define-records.ts';

/** One choice: `theme`, `language`, `cup`, `figures`, or `kind/ARS`, the kind of rate last chosen for a currency. */
interface Preference {
  readonly id: string;
  readonly value: unknown;
}

/** Preferences, each with its own clock. The app reads their mirror. */
export const preferences = defineRecords<Preference>({
  kind: 'preferences',
  schema: preferenceSchema,
  rowOf: () => 'all',
});
