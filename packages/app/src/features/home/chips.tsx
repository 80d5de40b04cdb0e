import { lazy, Suspense } from 'react';
import { ExampleChips } from './example-chips.tsx';

const SavedChips = lazy(async () => ({ default: (await import('./saved-chips.tsx')).SavedChips }));

/** The favorites as chips, or three examples while there are none. */
export function Chips() {
  return (
    <Suspense fallback={<ExampleChips />}>
      <SavedChips />
    </Suspense>
  );
}
