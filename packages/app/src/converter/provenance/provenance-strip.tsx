import {
  Calendar,
  CircleCheck,
  Clock,
  Info,
  LoaderCircle,
  type LucideIcon,
  ShieldAlert,
  TriangleAlert,
  UserPen,
  WifiOff,
} from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';

/** How far the figures can be trusted, worst last. */
export type ProvenanceState =
  | 'good'
  | 'past'
  | 'own'
  | 'loading'
  | 'old'
  | 'rejected'
  | 'offline'
  | 'approximate';

export const STATE_ICONS: Record<ProvenanceState, LucideIcon> = {
  good: CircleCheck,
  past: Calendar,
  own: UserPen,
  loading: LoaderCircle,
  old: Clock,
  rejected: ShieldAlert,
  offline: WifiOff,
  approximate: TriangleAlert,
};

interface ProvenanceStripProps {
  readonly state: ProvenanceState;
  /** In place of the state's own. */
  readonly icon?: LucideIcon;
  /** The bold word of a state that is not good. */
  readonly word?: string | undefined;
  /** Source, date and age. */
  readonly text: string;
  /** Stands before the bold word. */
  readonly lead?: string;
  /** Opens the full provenance, a part with the messages `provenance`. */
  readonly onOpen: (strip: HTMLElement) => void;
}

/** Where the figures come from and how old they are; opens the full provenance. */
export function ProvenanceStrip({
  state,
  icon: Glyph = STATE_ICONS[state],
  lead,
  word,
  text,
  onOpen,
}: ProvenanceStripProps) {
  const { t } = useTranslate();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${[lead, word, text].filter(Boolean).join(' · ')}. ${t('provenance.more')}`}
      data-warn={['good', 'past', 'own', 'loading'].includes(state) ? undefined : ''}
      className="provenance-strip"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon of={Glyph} className="shrink-0" size={16} />
      <span className="min-w-0 flex-1">
        {lead && `${lead} · `}
        {word ? (
          <>
            <b>{word}</b>
            {text ? ' · ' : null}
          </>
        ) : null}
        {text}
      </span>
      <Icon of={Info} className="shrink-0" size={16} />
    </button>
  );
}
