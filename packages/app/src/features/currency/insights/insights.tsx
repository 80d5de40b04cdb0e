import type { ReactNode } from 'react';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { CardSkeleton, TileSkeleton } from './insight-skeletons.tsx';
import './insights.css';

const Tiles = lazyPart(async () => (await import('./indicator-tiles.tsx')).IndicatorTiles);
const Strength = lazyPart(async () => (await import('./strength-card.tsx')).StrengthCard);
const Forecast = lazyPart(async () => (await import('./forecast-card.tsx')).ForecastCard);

/** A card that is loaded after the first paint. */
function Insight({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  return (
    <Part fallback={fallback} whenFailed={(retry) => <LoadFailure onRetry={retry} />}>
      {children}
    </Part>
  );
}

interface PairProps {
  readonly base: string;
  readonly target: string;
}

/** RSI, moving average and volatility of a pair, loaded after the first paint. */
export function IndicatorTiles(pair: PairProps) {
  return (
    <Insight fallback={<TileSkeleton />}>
      <Tiles {...pair} />
    </Insight>
  );
}

/** Strength of the five major currencies, loaded after the first paint. */
export function StrengthCard() {
  return (
    <Insight fallback={<CardSkeleton />}>
      <Strength />
    </Insight>
  );
}

/** Next week's interval with its record, loaded after the first paint. */
export function ForecastCard(pair: PairProps) {
  return (
    <Insight fallback={<CardSkeleton />}>
      <Forecast {...pair} />
    </Insight>
  );
}
