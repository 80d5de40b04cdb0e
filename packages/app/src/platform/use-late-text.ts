import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';

/** A text as what follows from it is rendered, after the field itself; `catchUp` renders it at once, for a key that acts on what is shown. */
export function useLateText(text: string): { readonly late: string; catchUp(): void } {
  const deferred = useDeferredValue(text);
  const [forced, setForced] = useState(text);
  // the first key has nothing before it that could stay
  const late = forced === text || deferred.trim() === '' ? text : deferred;
  return { late, catchUp: () => flushSync(() => setForced(text)) };
}
