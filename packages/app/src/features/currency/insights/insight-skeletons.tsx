import { useTranslate } from '../../../i18n/i18n.ts';

const cardClass = 'rounded-card border border-line bg-surface';

export function TileSkeleton() {
  return (
    <div className="insight-tiles" aria-busy="true">
      {['rsi', 'sma', 'volatility'].map((name) => (
        <div key={name} className={`insight-tile ${cardClass}`}>
          <div className="h-16" />
        </div>
      ))}
    </div>
  );
}

/** Room for a card under its heading, as high as it is on a phone: who goes from heading to heading finds it before it is loaded. */
export function CardSkeleton({ heading }: { readonly heading: 'forecast.title' | 'strength.title' }) {
  const { t } = useTranslate();
  return (
    <section className={`${heading === 'forecast.title' ? 'h-72' : 'h-67.5'} p-pad ${cardClass}`}>
      <h2 className="type-strong">{t(heading)}</h2>
      <div className="h-48" aria-busy="true" />
    </section>
  );
}
