import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { nearest, WIDTH } from './geometry.ts';
import { pinchRange, type Range, settleRange } from './view-range.ts';

/** Drags shorter than this share of the width are clicks. */
const CLICK = 0.03;

interface ScrubOptions {
  /** Places of the shown points. */
  readonly xs: readonly number[];
  /** The shown range among all points. */
  readonly view: Range;
  readonly total: number;
  /** Shows another range; undefined for all. */
  readonly onView: (range: Range | undefined) => void;
}

interface Touch {
  /** Fingers on the chart: shares of the width by pointer. */
  readonly fingers: Map<number, number>;
  /** What was shown, and where the fingers were, when the second one came down. */
  pinch?: { readonly view: Range; readonly before: Range } | undefined;
}

/**
 * Mouse: move to read, drag to zoom, double click to see all. Touch: one finger reads, two zoom.
 * Keys: arrows, Page, Home and End read; plus and minus zoom; Escape ends reading, then zoom.
 */
export function useScrub({ xs, view, total, onView }: ScrubOptions) {
  const [pointed, setPointed] = useState<number>();
  const [drag, setDrag] = useState<Range>();
  const touch = useRef<Touch>({ fingers: new Map() });
  const count = xs.length;
  const indexAt = (share: number) => nearest(xs, share * WIDTH);
  const show = (from: number, to: number) => {
    onView(settleRange(view[0] + from, view[0] + to, total));
    setPointed(undefined);
  };
  const letGo = () => {
    touch.current = { fingers: new Map() };
    setDrag(undefined);
  };

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const share = shareAt(event);
      if (event.pointerType !== 'touch') {
        if (event.button === 0) setDrag([share, share]);
        return;
      }
      const { fingers } = touch.current;
      fingers.set(event.pointerId, share);
      const before = spread(fingers);
      touch.current.pinch = before && { view, before };
      setPointed(before ? undefined : indexAt(share));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const share = shareAt(event);
      const { fingers, pinch } = touch.current;
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, share);
      const now = pinch && spread(fingers);
      if (pinch && now) return onView(pinchRange(pinch.view, pinch.before, now, total));
      setPointed(indexAt(share));
      if (drag) setDrag([drag[0], share]);
    },
    onPointerUp() {
      if (drag && Math.abs(drag[1] - drag[0]) > CLICK) show(indexAt(drag[0]), indexAt(drag[1]));
      letGo();
    },
    onPointerCancel() {
      letGo();
      setPointed(undefined);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      letGo();
      if (event.pointerType !== 'touch') setPointed(undefined);
    },
    onDoubleClick: () => onView(undefined),
    onBlur: () => setPointed(undefined),
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = pointed ?? count - 1;
    const target = keyTarget(event.key, pointed, count);
    if (target !== undefined) setPointed(target);
    else if (event.key === '+') show(at - count / 4, at + count / 4);
    else if (event.key === '-') show(at - count, at + count);
    else if (event.key === 'Escape' && pointed !== undefined) setPointed(undefined);
    else if (event.key === 'Escape' && count < total) onView(undefined);
    else return;
    event.preventDefault();
  }

  return {
    pointed: pointed !== undefined && pointed < count ? pointed : undefined,
    drag: drag && Math.abs(drag[1] - drag[0]) > CLICK ? drag : undefined,
    handlers: { ...pointer, onKeyDown },
  };
}

/** Where a key leads from a reading; the first arrow reads the newest point. */
function keyTarget(key: string, pointed: number | undefined, count: number): number | undefined {
  const newest = count - 1;
  const page = Math.max(1, Math.round(count / 10));
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: page, PageDown: -page };
  if (key === 'Home') return 0;
  if (key === 'End') return newest;
  const step = steps[key];
  if (step === undefined) return undefined;
  return pointed === undefined ? newest : Math.min(newest, Math.max(0, pointed + step));
}

function shareAt(event: PointerEvent<HTMLElement>): number {
  const box = event.currentTarget.getBoundingClientRect();
  return box.width === 0 ? 0 : Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
}

/** Both fingers, left one first; undefined while there are not two. */
function spread(fingers: ReadonlyMap<number, number>): Range | undefined {
  const [a, b] = [...fingers.values()];
  return a === undefined || b === undefined ? undefined : [Math.min(a, b), Math.max(a, b)];
}
