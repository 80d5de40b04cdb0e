import {
  CHOSEN_MARKUP_ID,
  type ChosenMarkupRecord,
  type MarkupRecord,
  storedMarkupSchema,
} from '@equivale/contract';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

/** The own card, changed fees, and which of them is in use. */
export const markups = defineRecords<MarkupRecord | ChosenMarkupRecord>({
  kind: 'markups',
  schema: storedMarkupSchema,
});

/** Sets the fee in use; none if absent. */
export const chooseMarkup = (chosen: Omit<ChosenMarkupRecord, 'id'>): Promise<WriteOutcome> =>
  markups.put({ ...chosen, id: CHOSEN_MARKUP_ID });
