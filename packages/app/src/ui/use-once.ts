import { useRef } from 'react';

/**
 * What a form does when it is sent, once: a second tap on its way or after it succeeded does nothing.
 * @returns runs `send`, which says whether it succeeded; a form that was refused or failed can be sent again
 */
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
