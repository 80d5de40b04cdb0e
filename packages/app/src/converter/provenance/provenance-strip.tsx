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
import { type PropsWithChildren, type ReactNode, useRef, useState } from 'react';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

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

const ICONS: Record<ProvenanceState, LucideIcon> = {
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
  /** Draws the full provenance, whose code may have to be loaded first. */
  readonly story: (sheet: { readonly opener: HTMLElement | null; readonly onClose: () => void }) => ReactNode;
}

/** What stands in it is drawn once the words of the sheet are there. */
const Told = lazyPart(() =>
  saying(
    'provenance',
    async () =>
      ({ children }: PropsWithChildren) =>
        children,
  ),
);

/** Where the figures come from and how old they are; opens the full provenance. */
export function ProvenanceStrip({
  state,
  icon: Icon = ICONS[state],
  lead,
  word,
  text,
  story,
}: ProvenanceStripProps) {
  const { t } = useTranslate();
  const strip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const onFailed = () => {
    onClose();
    notify({ message: 'part.failed' });
  };
  return (
    <>
      <button
        ref={strip}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${[lead, word, text].filter(Boolean).join(' · ')}. ${t('provenance.more')}`}
        data-warn={['good', 'past', 'own', 'loading'].includes(state) ? undefined : ''}
        className="provenance-strip"
        onClick={() => setOpen(true)}
      >
        <Icon className="shrink-0" size={16} strokeWidth={1.75} aria-hidden />
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
        <Info className="shrink-0" size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen ? (
        <Part onFailed={onFailed}>
          <Told>{story({ opener: strip.current, onClose })}</Told>
        </Part>
      ) : null}
    </>
  );
}
