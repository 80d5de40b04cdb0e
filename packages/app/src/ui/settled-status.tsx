import { memo, useEffect, useState } from 'react';

/** Long enough for the next key of somebody typing, short enough to feel immediate. */
const SETTLE_MS = 800;

interface SettledStatusProps {
  readonly text: string;
  /** What the person did that the text follows from; by default every other text is announced. What changes by itself is not. */
  readonly cause?: string;
  /** The person has requested the very first text too. */
  readonly saysFirst?: boolean;
  readonly afterMs?: number;
}

/** Announces a text to screen readers once it has stopped changing; the first text is not announced. */
export const SettledStatus = memo(function SettledStatus({
  text,
  cause = text,
  saysFirst = false,
  afterMs = SETTLE_MS,
}: SettledStatusProps) {
  const [announced, setAnnounced] = useState({ cause: saysFirst ? undefined : cause, text: '' });
  useEffect(() => {
    if (cause === announced.cause) return;
    const timer = setTimeout(() => setAnnounced({ cause, text }), afterMs);
    return () => clearTimeout(timer);
  }, [text, cause, announced.cause, afterMs]);
  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
});
