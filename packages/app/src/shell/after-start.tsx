import { useEffect, useState } from 'react';
import { lazyPart, Part } from '../ui/part.tsx';

const IdleParts = lazyPart(async () => (await import('./idle-parts.tsx')).IdleParts);

/** What can wait until the page has loaded and is idle; from here on the page responds. */
export function AfterStart() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.app = 'started';
    const soon = () => (globalThis.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }, []);
  return (
    isIdle && (
      <Part>
        <IdleParts />
      </Part>
    )
  );
}
