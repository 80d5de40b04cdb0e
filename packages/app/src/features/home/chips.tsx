import { lazyPart, Part } from '../../ui/part.tsx';
import { ExampleChips, type ExamplesProps } from './example-chips.tsx';

const SavedChips = lazyPart(() => import('./saved-chips.tsx').then((file) => file.SavedChips));

/** The favorites as chips, or three examples while there are none. */
export function Chips({ onAsk }: ExamplesProps) {
  const examples = <ExampleChips onAsk={onAsk} />;
  return (
    <Part fallback={examples} whenFailed={() => examples}>
      <SavedChips onAsk={onAsk} />
    </Part>
  );
}
