import { useNotices } from '../platform/notices.ts';
import { lazyPart, Part } from '../ui/part.tsx';

const ToastRegion = lazyPart(() => import('./toast-region.tsx').then((file) => file.ToastRegion), 'views');

/** The toast region, whose code is fetched when there is something to say or its key is pressed; where it fails to load, for the next time. */
export function Toasts() {
  const isNeeded = useNotices(({ notices, isSought }) => isSought || notices.length > 0);
  return (
    isNeeded && (
      <Part onFailed={() => useNotices.setState({ notices: [], isSought: false })}>
        <ToastRegion />
      </Part>
    )
  );
}
