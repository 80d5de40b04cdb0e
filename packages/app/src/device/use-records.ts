import { queryOptions } from '@tanstack/react-query';
import type { Records } from '../records/define-records.ts';
import { useHydratedQuery } from './use-hydrated-query.ts';

/** The readable records of a kind, updated after every change in any tab. */
export const useRecords = <T extends object>(kind: Records<T>) =>
  useHydratedQuery(
    queryOptions({
      queryKey: [kind.kind],
      queryFn: () => kind.read(),
    }),
  );
