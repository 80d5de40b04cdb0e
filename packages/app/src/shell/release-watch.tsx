import { useEffect, useState } from 'react';
import { type TakeOver, watchReleases } from '../platform/watch-releases.ts';
import { lazyPart, Part } from '../ui/part.tsx';

const UpdatePrompt = lazyPart(async () => (await import('./update-prompt.tsx')).UpdatePrompt);

/** Keeps the app installed on the device, and asks when a newer release is ready (SPEC section 4). */
export function ReleaseWatch() {
  const [takeOver, setTakeOver] = useState<TakeOver>();
  useEffect(() => {
    if (import.meta.env.DEV) return;
    return watchReleases((take) => setTakeOver(() => take));
  }, []);
  if (!takeOver) return null;
  return (
    <Part>
      <UpdatePrompt onAccept={takeOver} onDecline={() => setTakeOver(undefined)} />
    </Part>
  );
}
