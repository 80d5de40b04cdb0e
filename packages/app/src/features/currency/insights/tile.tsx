import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';

interface TileProps {
  readonly name: string;
  readonly value: string;
  /** One word for what the value means. */
  readonly children: ReactNode;
  readonly isExplained: boolean;
  readonly onExplain: () => void;
  /** Id of the explanation while it is shown. */
  readonly note: string;
}

/** A digit of the widest fonts, in ems; a figure as wide as that fits its tile whole. */
const WIDEST = 0.68;

/** As large as a title, or smaller so that every digit fits on one line. */
const fittingSize = (text: string) =>
  `clamp(0.75rem, ${(100 / (WIDEST * text.length)).toFixed(1)}cqi, 1.25rem)`;

/** One indicator; the whole tile is a button that explains it in one sentence. */
export function Tile({ name, value, children, isExplained, onExplain, note }: TileProps) {
  const { t } = useTranslate();
  return (
    <button
      type="button"
      className="insight-tile rounded-card border border-line bg-surface"
      aria-expanded={isExplained}
      aria-controls={isExplained ? note : undefined}
      onClick={onExplain}
    >
      <span className="type-label flex justify-between gap-1 text-muted">
        {name}
        <Icon of={Info} size={14} className="mt-0.5 flex-none" />
      </span>
      <span className="type-title mt-0.5 block whitespace-nowrap" style={{ fontSize: fittingSize(value) }}>
        {value}
      </span>
      <span className="type-label block hyphens-auto text-muted">{children}</span>
      <span className="sr-only">{t('insights.explain')}</span>
    </button>
  );
}
