import { useEffect, useState } from 'react';

/** Long enough for the next key of somebody typing, short enough to feel immediate. */
const SETTLE_MS = 800;

/** Announces a text to screen readers once it has stopped changing; the first text is not announced. */
export function SettledStatus({
  text,
  afterMs = SETTLE_MS,
}: {
  readonly text: string;
  readonly afterMs?: number;
}) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first && announced === '') return;
    const timer = setTimeout(() => setAnnounced(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, first, announced, afterMs]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
