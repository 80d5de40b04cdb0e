import { lazy, Suspense } from 'react';
import { ExampleChips, type ExamplesProps } from './example-chips.tsx';

const SavedChips = lazy(async () => ({ default: (await import('./saved-chips.tsx')).SavedChips }));

/** The favorites as chips, or three examples while there are none. */
export function Chips({ onAsk }: ExamplesProps) {
  return (
    <Suspense fallback={<ExampleChips onAsk={onAsk} />}>
      <SavedChips onAsk={onAsk} />
    </Suspense>
  );
}
