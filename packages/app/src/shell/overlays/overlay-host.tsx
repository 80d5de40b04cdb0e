import { withQueries } from '../../device/queries.tsx';
import { notify } from '../../platform/notices.ts';
import { useOverlays } from '../../platform/overlay-store.ts';
import { Part } from '../../ui/part.tsx';

/** Renders whatever is open over the page. What cannot be loaded says so and can be opened again. */
function Host() {
  return useOverlays(({ all }) => all).map(({ id, Overlay, props }) => (
    <Part
      key={id}
      onFailed={() => {
        props.onClose();
        notify({ message: 'part.failed' });
      }}
    >
      <Overlay {...props} />
    </Part>
  ));
}

export const OverlayHost = withQueries(Host);
