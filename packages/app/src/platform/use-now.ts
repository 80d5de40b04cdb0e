import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time in milliseconds since the epoch, told again every minute: what a relative time is counted from. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
