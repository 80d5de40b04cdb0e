import type { ReactNode } from 'react';
import { useOnline } from '../../../platform/use-online.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { CardSkeleton, TileSkeleton } from './insight-skeletons.tsx';
import './insights.css';

const Tiles = lazyPart(async () => (await import('./indicator-tiles.tsx')).IndicatorTiles);
const Strength = lazyPart(async () => (await import('./strength-card.tsx')).StrengthCard);
const Forecast = lazyPart(async () => (await import('./forecast-card.tsx')).ForecastCard);

/** Nothing without a network: a device that never loaded this part has no history that it could tell of. */
function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return useOnline() ? <LoadFailure onRetry={onRetry} /> : null;
}

function Insight({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  return (
    <Part fallback={fallback} whenFailed={(retry) => <Failure onRetry={retry} />}>
      {children}
    </Part>
  );
}

interface PairProps {
  readonly base: string;
  readonly target: string;
}

export function IndicatorTiles(pair: PairProps) {
  return (
    <Insight fallback={<TileSkeleton />}>
      <Tiles {...pair} />
    </Insight>
  );
}

export function StrengthCard() {
  const skeleton = <CardSkeleton heading="strength.title" />;
  return (
    <WhenNear skeleton={skeleton}>
      <Insight fallback={skeleton}>
        <Strength />
      </Insight>
    </WhenNear>
  );
}

/** Next week's interval with its record, loaded, with the five years it is made from, when it comes near the view. */
export function ForecastCard(pair: PairProps) {
  const skeleton = <CardSkeleton heading="forecast.title" />;
  return (
    <WhenNear skeleton={skeleton}>
      <Insight fallback={skeleton}>
        <Forecast {...pair} />
      </Insight>
    </WhenNear>
  );
}
