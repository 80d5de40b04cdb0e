import { Bell, Calendar, CreditCard, Ellipsis, type LucideIcon, Share2 } from 'lucide-react';
import { memo } from 'react';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { openRate } from './open-rate.ts';
import type { Choice, RatePair } from './rate-pair.ts';

const RateMore = lazyPart(async () => (await import('./choice/rate-more.tsx')).RateMore, 'past');

const FORMS: readonly [Choice, MessageKey, LucideIcon][] = [
  ['past', 'rate.act.date', Calendar],
  ['markup', 'rate.act.fee', CreditCard],
  ['alert', 'rate.act.alert', Bell],
];

interface RateActionsProps extends RatePair {
  readonly onShare: () => void;
}

/** One quiet row under the card: another day, a fee, an alert, sharing, and the rest behind three dots. */
export const RateActions = memo(function RateActions({ onShare, ...pair }: RateActionsProps) {
  const { t } = useTranslate();
  const { basis, markup } = pair.inUse;
  const inUse: Partial<Record<Choice, boolean>> = { past: basis === 'past', markup: markup !== undefined };
  return (
    <fieldset aria-label={t('rate.actions')} className="rate-actions">
      {FORMS.map(([choice, label, Glyph]) => (
        <button
          key={choice}
          type="button"
          aria-haspopup="dialog"
          data-on={inUse[choice] ? '' : undefined}
          onClick={(event) => openRate(choice, pair, event.currentTarget)}
        >
          <Icon of={Glyph} size={18} />
          {t(label)}
        </button>
      ))}
      <button type="button" onClick={onShare}>
        <Icon of={Share2} size={18} />
        {t('rate.act.share')}
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('rate.act.more')}
        onClick={(event) => open(RateMore, pair, event.currentTarget)}
      >
        <Icon of={Ellipsis} />
      </button>
    </fieldset>
  );
});
