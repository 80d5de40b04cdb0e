import { type PointerEvent, useRef, useState } from 'react';

/** How far a finger has to move to the left for a row to go, and from where on it moves at all, in CSS pixels. */
const AWAY_PX = 112;
const STARTS_PX = 12;

/** Swiping left removes a row, by touch only: mice and keys have its menu. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ readonly id: number; readonly x: number }>(undefined);
  const wasMoved = useRef(false);
  const [moved, setMoved] = useState(0);
  const end = () => {
    start.current = undefined;
    setMoved(0);
  };
  return {
    moved,
    isAway: moved <= -AWAY_PX,
    row: {
      onPointerDown({ pointerType, pointerId: id, clientX: x }: PointerEvent) {
        wasMoved.current = false;
        if (pointerType === 'touch') start.current = { id, x };
      },
      onPointerMove({ pointerId, clientX }: PointerEvent) {
        if (start.current?.id !== pointerId) return;
        const by = Math.min(0, clientX - start.current.x);
        if (by > -STARTS_PX && moved === 0) return;
        wasMoved.current = true;
        setMoved(by);
      },
      onPointerUp() {
        if (moved <= -AWAY_PX) onAway();
        end();
      },
      // The browser scrolls instead.
      onPointerCancel: end,
      /** The press that ends a movement opens nothing. */
      onClickCapture(event: { readonly preventDefault: () => void; readonly stopPropagation: () => void }) {
        if (!wasMoved.current) return;
        wasMoved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
