import { queryOptions } from '@tanstack/react-query';
import type { Records } from '../records/define-records.ts';
import { useHydratedQuery } from './use-hydrated-query.ts';

/** The records of a kind that can be read, read again after every change in any tab. */
export const useRecords = <T extends object>(kind: Records<T>) =>
  useHydratedQuery(
    queryOptions({
      queryKey: [kind.kind],
      queryFn: () => kind.read(),
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    }),
  );
