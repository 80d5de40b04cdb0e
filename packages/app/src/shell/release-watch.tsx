import { useEffect, useState } from 'react';
import type { TakeOver } from '../platform/watch-releases.ts';
import { lazyPart, Part } from '../ui/part.tsx';
import { whenIdle } from './when-idle.ts';

const UpdatePrompt = lazyPart(async () => (await import('./update-prompt.tsx')).UpdatePrompt);

/** Keeps the app installed on the device, and asks when a newer release is ready (SPEC section 4). */
export function ReleaseWatch() {
  const [takeOver, setTakeOver] = useState<TakeOver>();
  useEffect(() => {
    document.documentElement.dataset.app = 'started';
    if (import.meta.env.DEV) return;
    let stop = () => {};
    let isGone = false;
    whenIdle(async () => {
      const { watchReleases } = await import('../platform/watch-releases.ts');
      if (!isGone) stop = watchReleases((take) => setTakeOver(() => take));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  if (!takeOver) return null;
  return (
    <Part>
      <UpdatePrompt onAccept={takeOver} onDecline={() => setTakeOver(undefined)} />
    </Part>
  );
}
