import { TriangleAlert } from 'lucide-react';

/** What is wrong with the input, in the result's place, so that nothing moves. */
export function ResultError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={id} className="type-body flex min-h-12 items-center gap-2 pr-2 pl-2 lg:min-h-14 text-down">
      <TriangleAlert className="shrink-0" size={20} strokeWidth={1.75} aria-hidden />
      {message}
    </p>
  );
}
