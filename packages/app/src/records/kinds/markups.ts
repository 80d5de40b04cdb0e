import {
  CHOSEN_MARKUP_ID,
  type ChosenMarkupRecord,
  type MarkupRecord,
  storedMarkupSchema,
} from '@equivale/contract';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

/** Own card, and ways of paying that were changed; and which of them is in use. */
export const markups = defineRecords<MarkupRecord | ChosenMarkupRecord>({
  kind: 'markups',
  schema: storedMarkupSchema,
});

/** Says which way of paying is in use from now on; none without one. */
export const chooseMarkup = (chosen: Omit<ChosenMarkupRecord, 'id'>): Promise<WriteOutcome> =>
  markups.put({ ...chosen, id: CHOSEN_MARKUP_ID });
