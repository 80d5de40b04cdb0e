import { useEffect, useState } from 'react';

const patienceMs = 300;

/** A list is being loaded. Rendered only when that takes long enough to notice. */
export function Spinner({ label }: { readonly label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="flex min-h-row items-center gap-3 px-4 text-muted">
      {isLate && (
        <>
          <span
            aria-hidden
            className="size-5 animate-spin rounded-full border-2 border-line border-t-accent motion-reduce:animate-none"
          />
          {label}
        </>
      )}
    </p>
  );
}
