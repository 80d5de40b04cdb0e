import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** Keeps the query client out of the first script. */
export function withQueries<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithQueries(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
