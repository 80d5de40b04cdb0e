import type { ReactNode } from 'react';

/** A page to be read: one column of the right width for the eye. */
export function Prose({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <article className="max-w-[640px] pb-4">
      <h2 className="type-hero my-3 text-balance">{heading}</h2>
      {children}
    </article>
  );
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="type-title mt-8 mb-2">{title}</h3>
      {children}
    </section>
  );
}

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <p className="text-pretty leading-[1.625rem] [&+p]:mt-3">{children}</p>;
}
