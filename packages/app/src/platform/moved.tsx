import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { notify } from './notices.ts';

/** Enough of a name to recognise it; an address may be of any length. */
const MOST_LETTERS = 24;

interface MovedProps {
  readonly to: string;
  /** What the address before named that does not exist. */
  readonly unknown?: string | undefined;
}

/** Replaces an address by that of what is shown, and says what it named in vain. */
export function Moved({ to, unknown }: MovedProps) {
  const [, navigate] = useLocation();
  useLayoutEffect(() => navigate(to, { replace: true }), [navigate, to]);
  useEffect(() => {
    if (unknown) notify({ message: 'address.unknown', values: { name: unknown.slice(0, MOST_LETTERS) } });
  }, [unknown]);
  return null;
}

/** SPEC section 2: any other path shows home. */
export function NoView() {
  const [path] = useLocation();
  return <Moved to="/" unknown={path} />;
}
