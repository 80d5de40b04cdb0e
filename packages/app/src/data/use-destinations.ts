import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '../i18n/i18n.ts';
import { type Destination, destinationIndex, findDestinations } from './destinations.ts';

/** As many as stand above a phone's keyboard with a little scrolling. */
const mostFound = 8;

/** The converters that a query names, best first; suspends while the names are fetched. */
export function useDestinations(query: string): readonly Destination[] {
  const { t, language } = useTranslate();
  const { data: index } = useSuspenseQuery({
    queryKey: ['destinations', language],
    queryFn: () => destinationIndex(language),
  });
  return findDestinations(query, index, (id) => t(`category.${id}`)).slice(0, mostFound);
}
