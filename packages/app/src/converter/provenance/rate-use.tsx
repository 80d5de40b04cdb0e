import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type ProvenanceState, STATE_ICONS } from './provenance-strip.tsx';

interface RateUseProps {
  readonly state: ProvenanceState;
  /** Names the rate in use and opens the choice of another. */
  readonly chip: ReactNode;
  /** Its age, or what is not as it should be. */
  readonly note?: ReactNode;
  /** A sentence of its own under the chip: a paragraph as wide as the strip. */
  readonly line?: ReactNode;
  /** Opens the full provenance, a part with the messages `provenance`. */
  readonly onOpen: (button: HTMLElement) => void;
}

/** Without an icon: the words of an old rate, whose chip warns, have to fit beside it. */
const QUIET: readonly ProvenanceState[] = ['good', 'past', 'own', 'old'];
const WARNS: readonly ProvenanceState[] = ['old', 'rejected', 'approximate'];

/** Which rate is used, of which day, and how old it is; opens the choice of another and the full provenance. */
export function RateUse({ state, chip, note, line, onOpen }: RateUseProps) {
  const { t } = useTranslate();
  return (
    <div className="rate-use" data-warn={WARNS.includes(state) ? '' : undefined}>
      {chip}
      <span className="rate-note">
        {!QUIET.includes(state) && <Icon of={STATE_ICONS[state]} size={16} className="flex-none" />}
        {note}
      </span>
      <IconButton
        icon={Info}
        label={t('provenance.more')}
        aria-haspopup="dialog"
        className="text-muted"
        onClick={(event) => onOpen(event.currentTarget)}
      />
      {line}
    </div>
  );
}
