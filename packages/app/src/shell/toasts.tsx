import { saying } from '../i18n/i18n.ts';
import { useNotices } from '../platform/notices.ts';
import { lazyPart, Part } from '../ui/part.tsx';

const ToastRegion = lazyPart(
  async () => (await saying('views', () => import('./toast-region.tsx'))).ToastRegion,
);

/** The toast region, whose code is fetched when there is something to say for the first time; where it is lost, for the next one. */
export function Toasts() {
  const isNeeded = useNotices(({ notices }) => notices.length > 0);
  return (
    isNeeded && (
      <Part onFailed={() => useNotices.setState({ notices: [] })}>
        <ToastRegion />
      </Part>
    )
  );
}
