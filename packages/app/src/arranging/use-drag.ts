import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A row that is being dragged: where it was among the rows of its group, where it would be put, and how far it is off. */
export interface Drag {
  readonly id: string;
  readonly group: string;
  readonly from: number;
  readonly to: number;
  readonly offsetPx: number;
  readonly heightPx: number;
}

/** A pointer that moves less than this is a press. */
const PRESS_PX = 4;
/** So close to the edge of what is seen, the list scrolls on by itself. */
const EDGE_PX = 56;
const SCROLL_PX = 8;

/** What scrolls when a row is taken to its edge: the list's sheet, or the page. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** How far to scroll while the pointer is there. */
function scrollStep(scroller: Element, pointerY: number): number {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  if (pointerY < top + EDGE_PX) return -SCROLL_PX;
  return pointerY > bottom - EDGE_PX ? SCROLL_PX : 0;
}

/** The rows among which one is dragged, as they were when it was taken. */
function readRows(row: HTMLElement) {
  const { row: id = '', group = '' } = row.dataset;
  const list = row.parentElement as HTMLElement;
  const rows = [...list.children].filter(
    (li): li is HTMLElement => (li as HTMLElement).dataset.group === group,
  );
  const boxes = rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  const from = rows.indexOf(row);
  const own = { top: row.offsetTop, height: row.offsetHeight };
  const { top, height } = boxes.at(-1) ?? own;
  const least = (boxes[0] ?? own).top - own.top;
  const most = top + height - own.height - own.top;
  /** @param pulledPx how far the pointer is from where it took the row, in the list */
  const dragTo = (pulledPx: number): Drag => {
    const offsetPx = Math.min(most, Math.max(least, pulledPx));
    const middle = own.top + own.height / 2 + offsetPx;
    const to = boxes.filter((box, at) => at !== from && box.top + box.height / 2 < middle).length;
    return { id, group, from, to, offsetPx, heightPx: own.height };
  };
  return { dragTo, topOfList: () => list.getBoundingClientRect().top, scroller: scrollerOf(list) };
}

/** Follows a pointer until it is released; returns what ends it at once. */
function followPointer(
  { currentTarget: grip, pointerId, clientY }: PointerEvent<HTMLElement>,
  row: HTMLElement,
  onDrag: (drag: Drag | undefined) => void,
  onEnd: (last: Drag | undefined) => void,
): () => void {
  const { dragTo, topOfList, scroller } = readRows(row);
  const startedAt = clientY - topOfList();
  let pointerY = clientY;
  let frame = 0;
  let last: Drag | undefined;
  const controller = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    controller.abort();
    onDrag(undefined);
  };
  const follow = () => {
    const pulled = pointerY - topOfList() - startedAt;
    if (!last && Math.abs(pulled) < PRESS_PX) return;
    last = dragTo(pulled);
    onDrag(last);
  };
  const scroll = () => {
    const step = last ? scrollStep(scroller, pointerY) : 0;
    if (step !== 0) {
      scroller.scrollTop += step;
      follow();
    }
    frame = requestAnimationFrame(scroll);
  };
  const listen = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: globalThis.PointerEvent) => void,
  ) => grip.addEventListener(type, hear, { signal: controller.signal });
  listen('pointermove', (event) => {
    pointerY = event.clientY;
    follow();
  });
  listen('pointerup', () => {
    stop();
    onEnd(last);
  });
  listen('pointercancel', stop);
  grip.setPointerCapture(pointerId);
  frame = requestAnimationFrame(scroll);
  return stop;
}

/** Dragging rows by their handles; `onDrop` is called for another place in the same group. */
export function useDrag(onDrop: (id: string, group: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  /** A pointer that is let go also presses what is under it: this tells the two apart. */
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const start = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li');
    wasDragged.current = false;
    if (event.button !== 0 || !row) return;
    stop.current?.();
    stop.current = followPointer(event, row, setDrag, (last) => {
      wasDragged.current = last !== undefined;
      if (last && last.to !== last.from) onDrop(last.id, last.group, last.to);
    });
  };
  return { drag, start, wasDragged };
}

/** Distance of a row from its place while another one of its group is dragged. */
export function shiftOf(drag: Drag | undefined, group: string, at: number): number {
  if (drag?.group !== group) return 0;
  if (at === drag.from) return drag.offsetPx;
  if (at > drag.from && at <= drag.to) return -drag.heightPx;
  return at < drag.from && at >= drag.to ? drag.heightPx : 0;
}
