import { localDay } from '../conversion/past-days.ts';
import { useNow } from '../platform/use-now.ts';

/** The person's own calendar day: `2026-08-21`. */
export const useToday = (): string => localDay(useNow());
