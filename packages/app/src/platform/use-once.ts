import { useRef } from 'react';

/** Runs `send` once: not while it runs nor after success; after a failure it can run again. */
export function useOnce(): (send: () => Promise<boolean>) => Promise<void> {
  const isSent = useRef(false);
  return async (send) => {
    if (isSent.current) return;
    isSent.current = true;
    isSent.current = await send().finally(() => {
      isSent.current = false;
    });
  };
}
