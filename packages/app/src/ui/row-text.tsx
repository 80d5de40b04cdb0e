import type { ReactNode } from 'react';
import { rowTextClass, rowTitleClass } from './list.ts';

interface RowTextProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

export const RowText = ({ title, detail }: RowTextProps) => (
  <span className={rowTextClass}>
    <b className={rowTitleClass}>{title}</b>
    {detail && <small className="type-label block text-pretty text-muted">{detail}</small>}
  </span>
);
