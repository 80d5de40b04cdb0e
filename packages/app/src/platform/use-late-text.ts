import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { walkList } from './list-keys.ts';

interface LateText {
  readonly late: string;
  /** Takes the keys of the list, which Enter renders at once: it acts on what is shown. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** A text as the list that follows from it is rendered, after the field itself. */
export function useLateText(text: string): LateText {
  const deferred = useDeferredValue(text);
  const [forced, setForced] = useState(text);
  // the first key has nothing before it that could stay
  const late = forced === text || deferred.trim() === '' ? text : deferred;
  const onKeyDown: LateText['onKeyDown'] = (event) => {
    if (event.key === 'Enter') flushSync(() => setForced(text));
    walkList(event);
  };
  return { late, onKeyDown };
}
