import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/** How the address came, until the person does something else: 1 by the way back or forward, 2 by a link, 0 in neither way. */
let arrival = 0;

// The router's own event for a link; what replaces an address, such as another language or pair, is no navigation.
const KINDS = ['popstate', 'pushState'];
const hear = ({ type }: Event) => {
  arrival = KINDS.indexOf(type) + 1;
};
for (const type of [...KINDS, 'keydown', 'click']) globalThis.addEventListener?.(type, hear, true);

/** The way back was ours, and no navigation. */
export const forgetArrival = (): void => {
  arrival = 0;
};

/** After a navigation the heading has the focus, and what a link opened is seen from its top. For what comes with a heading, or beside it. */
export function useViewFocus(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each address once
  useLayoutEffect(() => {
    const heading = arrival && document.querySelector('h1');
    if (!heading) return;
    if (arrival > 1) scrollTo(0, 0);
    arrival = 1;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
