import { useTranslate } from '../i18n/i18n.ts';
import { cardClass } from './card.ts';

/** Stands in the place of a part of a view that could not be loaded. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslate();
  return (
    <div role="alert" className={`${cardClass} flex items-center justify-between gap-3 py-1 pe-1 ps-pad`}>
      <p className="text-muted">{t('part.failed')}</p>
      <button type="button" onClick={onRetry} className="type-label-strong min-h-touch px-3 text-accent">
        {t('app.retry')}
      </button>
    </div>
  );
}
