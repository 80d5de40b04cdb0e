const cardClass = 'rounded-card border border-line bg-surface';

/** Room for the three tiles while their history is loading. */
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

/** Room for a card of five rows or so. */
export function CardSkeleton() {
  return <div className={`h-64 ${cardClass}`} aria-busy="true" />;
}
