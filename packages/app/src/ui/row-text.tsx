import type { ReactNode } from 'react';
import { rowTextClass, rowTitleClass } from './list.ts';

export interface RowTextProps {
  /** Id of the title, which names a control of the row. */
  readonly id?: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

export const RowText = ({ id, title, detail }: RowTextProps) => (
  <span className={rowTextClass}>
    <b id={id} className={rowTitleClass}>
      {title}
    </b>
    {detail && <small className="type-label block text-pretty text-muted">{detail}</small>}
  </span>
);
