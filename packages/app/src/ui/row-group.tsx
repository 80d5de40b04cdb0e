import type { ReactNode } from 'react';
import { groupTitleClass, listClass } from './list.ts';

interface RowGroupProps {
  readonly title: string;
  /** The rows, as items of a list. */
  readonly children: ReactNode;
}

/** Rows under their title. The first group of a view is closer to what is above it. */
export const RowGroup = ({ title, children }: RowGroupProps) => (
  <section className="mt-6 first:mt-1">
    <h2 className={groupTitleClass}>{title}</h2>
    <ul className={listClass}>{children}</ul>
  </section>
);

interface RowColumnsProps {
  readonly children: ReactNode;
  /** Below on a phone, and beside it where there is room. */
  readonly beside: ReactNode;
}

export const RowColumns = ({ children, beside }: RowColumnsProps) => (
  <div className="grid grid-cols-1 items-start gap-x-6 md:grid-cols-2">
    <div>{children}</div>
    <div className="mt-6 md:mt-0">{beside}</div>
  </div>
);
