import { localDay } from '../conversion/past-days.ts';
import { useNow } from '../platform/use-now.ts';

export const useToday = (): string => localDay(useNow());
