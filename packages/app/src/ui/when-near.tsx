import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below or above the view its place is when a part is loaded: so near that a scroll is about to show it. */
const MARGIN = '64px 0px';

/** Calls near the view, at once where nothing observes, and before printing; returns what stops it. */
function watchNear(place: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    onNear();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
  addEventListener('beforeprint', onNear);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', onNear);
  };
}

interface WhenNearProps {
  /** As high as what it represents, or the page moves when that comes. */
  readonly skeleton: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part below the first screen, whose code and data are loaded when its place comes near the view, and then stays. */
export function WhenNear({ skeleton, className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isNear && place.current) return watchNear(place.current, () => setNear(true));
  }, [isNear]);
  return isNear ? (
    children
  ) : (
    <div ref={place} className={className}>
      {skeleton}
    </div>
  );
}
