import { saying } from '../i18n/i18n.ts';
import { useNotices } from '../platform/notices.ts';
import { lazyPart, Part } from '../ui/part.tsx';

const ToastRegion = lazyPart(
  async () => (await saying('views', () => import('./toast-region.tsx'))).ToastRegion,
);

/** The toast region, whose code is fetched when there is something to say or its key is pressed; where it is lost, for the next time. */
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
