import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Names of icon buttons for mouse and keyboard, once the page has nothing better to do. */
export function useTooltips(): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    whenIdle(async () => {
      const { startTooltips } = await import('./tooltips.ts');
      if (!isGone) stop = startTooltips();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
}
