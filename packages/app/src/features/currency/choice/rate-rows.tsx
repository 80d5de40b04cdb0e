import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { rowActionClass } from '../../../ui/list.ts';
import { RowText } from '../../../ui/row-text.tsx';

interface RateRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly onClick: () => void;
}

export function RateRow({ icon: Glyph, title, detail, onClick }: RateRowProps) {
  return (
    <li>
      <button type="button" className={`${rowActionClass} flex-nowrap`} onClick={onClick}>
        <Icon of={Glyph} className="shrink-0 text-muted" />
        <RowText title={title} detail={detail} />
        <Icon of={ChevronRight} className="turned shrink-0 text-muted" />
      </button>
    </li>
  );
}
