import {
  CircleCheck,
  Clock,
  Info,
  LoaderCircle,
  type LucideIcon,
  ShieldAlert,
  TriangleAlert,
  WifiOff,
} from 'lucide-react';
import type { Ref } from 'react';

/** How far the figures can be trusted, worst last. */
export type ProvenanceState = 'good' | 'loading' | 'old' | 'rejected' | 'offline' | 'approximate';

const ICONS: Record<ProvenanceState, LucideIcon> = {
  good: CircleCheck,
  loading: LoaderCircle,
  old: Clock,
  rejected: ShieldAlert,
  offline: WifiOff,
  approximate: TriangleAlert,
};

interface ProvenanceStripProps {
  readonly state: ProvenanceState;
  /** The bold word of a state that is not good. */
  readonly word?: string | undefined;
  /** Source, date and age. */
  readonly text: string;
  readonly moreLabel: string;
  readonly onMore: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Where the figures come from and how old they are; opens the whole story. */
export function ProvenanceStrip({ state, word, text, moreLabel, onMore, ref }: ProvenanceStripProps) {
  const Icon = ICONS[state];
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      data-warn={state === 'good' || state === 'loading' ? undefined : ''}
      className="provenance-strip"
      onClick={onMore}
    >
      <Icon className="shrink-0" size={16} strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">
        {word ? (
          <>
            <b>{word}</b>
            {text ? ' · ' : null}
          </>
        ) : null}
        {text}
        <span className="sr-only">. {moreLabel}</span>
      </span>
      <Info className="shrink-0" size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
