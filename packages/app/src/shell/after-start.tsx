import { type ComponentType, useEffect, useState } from 'react';
import { Part, startUnasked } from '../ui/part.tsx';

/** What can wait until the page has loaded and is idle; from here on the page responds. */
export function AfterStart() {
  const [Idle, setIdle] = useState<ComponentType>();
  useEffect(() => {
    document.documentElement.dataset.app = 'started';
    const load = () => import('./idle-parts.tsx').then((file) => setIdle(() => file.IdleParts));
    const soon = () => (globalThis.requestIdleCallback ?? setTimeout)(() => startUnasked(load));
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }, []);
  return (
    Idle && (
      <Part>
        <Idle />
      </Part>
    )
  );
}
