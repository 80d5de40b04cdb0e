import { lazy, Suspense } from 'react';
import { CardSkeleton, TileSkeleton } from './insight-skeletons.tsx';
import './insights.css';

const Tiles = lazy(() => import('./indicator-tiles.tsx').then((room) => ({ default: room.IndicatorTiles })));
const Strength = lazy(() => import('./strength-card.tsx').then((room) => ({ default: room.StrengthCard })));
const Forecast = lazy(() => import('./forecast-card.tsx').then((room) => ({ default: room.ForecastCard })));

interface PairProps {
  readonly base: string;
  readonly target: string;
}

/** RSI, moving average and volatility of a pair, loaded after the first paint. */
export function IndicatorTiles(pair: PairProps) {
  return (
    <Suspense fallback={<TileSkeleton />}>
      <Tiles {...pair} />
    </Suspense>
  );
}

/** Strength of the five major currencies, loaded after the first paint. */
export function StrengthCard() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <Strength />
    </Suspense>
  );
}

/** Next week's interval with its record, loaded after the first paint. */
export function ForecastCard(pair: PairProps) {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <Forecast {...pair} />
    </Suspense>
  );
}
