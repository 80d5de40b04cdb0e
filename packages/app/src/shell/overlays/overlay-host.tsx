import { withQueries } from '../../device/queries.tsx';
import { notify } from '../../platform/notices.ts';
import { type OpenOverlay, useOverlays } from '../../platform/overlay-store.ts';
import { useBack } from '../../platform/use-back.ts';
import { Part } from '../../ui/part.tsx';

/** One of them, which "back" closes from the moment it is opened. What cannot be loaded says so and can be opened again. */
function Opened({ Overlay, props }: Pick<OpenOverlay, 'Overlay' | 'props'>) {
  useBack(props.onClose);
  return (
    <Part
      onFailed={() => {
        props.onClose();
        notify({ message: 'part.failed' });
      }}
    >
      <Overlay {...props} />
    </Part>
  );
}

function Host() {
  return useOverlays(({ all }) => all).map(({ id, ...overlay }) => <Opened key={id} {...overlay} />);
}

export const OverlayHost = withQueries(Host);
