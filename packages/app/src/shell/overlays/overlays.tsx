import { notify } from '../../platform/notices.ts';
import { useOverlays } from '../../platform/overlay-store.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

export const OverlayHost = lazyPart(() => import('./overlay-host.tsx').then((file) => file.OverlayHost));

/** The one host of whatever opens over the page, whose code is fetched when the page is idle, or for the first of them. */
export function Overlays() {
  const isNeeded = useOverlays(({ all }) => all.length > 0);
  const onFailed = () => {
    useOverlays.setState({ all: [] });
    notify({ message: 'part.failed' });
  };
  return (
    isNeeded && (
      <Part onFailed={onFailed}>
        <OverlayHost />
      </Part>
    )
  );
}
