import type { PropsWithChildren } from 'react';
import { notify } from '../platform/notices.ts';
import { useOverlays } from '../platform/overlays.ts';
import { lazyPart, Part } from '../ui/part.tsx';
import { useSearchKey } from './search.tsx';

const Queries = lazyPart(async () => {
  const { withQueries } = await import('../device/queries.tsx');
  return withQueries(({ children }: PropsWithChildren) => children);
});

/** The one host of whatever opens over the page. What cannot be loaded says so and can be opened again. */
export function Overlays() {
  useSearchKey();
  return useOverlays(({ all }) => all).map(({ id, Overlay, props }) => (
    <Part
      key={id}
      onFailed={() => {
        props.onClose();
        notify({ message: 'part.failed' });
      }}
    >
      <Queries>
        <Overlay {...props} />
      </Queries>
    </Part>
  ));
}
