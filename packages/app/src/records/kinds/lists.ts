import { storedListSchema } from '@equivale/contract';
import type { InferOutput } from 'valibot';
import { defineRecords } from '../define-records.ts';

/** Lists of currencies; the app shows the newest through its mirror. */
export const lists = defineRecords<InferOutput<typeof storedListSchema>>({
  kind: 'lists',
  schema: storedListSchema,
});
