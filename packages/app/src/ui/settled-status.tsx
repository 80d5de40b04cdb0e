import { useEffect, useState } from 'react';

/** Long enough for the next key of somebody typing, short enough to feel like an answer. */
const SETTLE_MS = 800;

/** Says a text to screen readers once it has stopped changing; what stood there at first is not said. */
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
