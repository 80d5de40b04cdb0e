import type { PointerEvent, RefObject } from 'react';

/** From here on a sheet that is let go is closed; one that is let go before goes back. */
const CLOSES_FROM_PX = 96;
/** A pointer that moves less than this is a press. */
const PRESS_PX = 4;

/** Takes a sheet down with the pointer that holds its grip. From 768 px on a sheet is a panel, and has none. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  return ({ target, currentTarget: grip, clientY, pointerId, isPrimary }: PointerEvent<HTMLElement>) => {
    if (!isPrimary || innerWidth >= 768 || (target as Element).closest('button')) return;
    let pulledPx = 0;
    const end = new AbortController();
    const put = (px: number) => sheet.current?.style.setProperty('translate', px > 0 ? `0 ${px}px` : '');
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: (y: number) => void) =>
      grip.addEventListener(
        type,
        (event: globalThis.PointerEvent) => event.pointerId === pointerId && hear(event.clientY),
        end,
      );
    listen('pointermove', (y) => {
      pulledPx = y - clientY;
      put(pulledPx < PRESS_PX ? 0 : pulledPx);
    });
    listen('pointerup', () => {
      end.abort();
      if (pulledPx >= CLOSES_FROM_PX) onClose();
      else put(0);
    });
    listen('pointercancel', () => {
      end.abort();
      put(0);
    });
    grip.setPointerCapture(pointerId);
  };
}
