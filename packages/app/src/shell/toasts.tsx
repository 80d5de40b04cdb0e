import { lazy, Suspense } from 'react';
import { saying } from '../i18n/i18n.ts';
import { useNotices } from '../platform/notices.ts';

const ToastRegion = lazy(async () => ({
  default: (await saying('views', () => import('./toast-region.tsx'))).ToastRegion,
}));

/** The toast region, whose code is fetched when there is something to say for the first time. */
export function Toasts() {
  const isNeeded = useNotices(({ notices }) => notices.length > 0);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    )
  );
}
