import { type Forecast, formatPercent } from '@equivale/core';
import { useTranslate } from '../../../i18n/i18n.ts';

/** Half the band's width as a share of the scale. */
const REACH = 34;

interface ForecastRangeProps {
  readonly made: Forecast;
  /** What the middle is called. */
  readonly centre: string;
}

/** The interval as a band around no change. No arrows: it is not a promise. */
export function ForecastRange({ made, centre }: ForecastRangeProps) {
  const { t, locale } = useTranslate();
  const changes = [made.low / made.median - 1, made.high / made.median - 1] as const;
  const widest = Math.max(...changes.map(Math.abs));
  const decimals = widest < 0.001 ? 3 : 2;
  const percent = (share: number) => formatPercent(100 * share, locale, { decimals, signed: true });
  const place = (share: number) => `${(50 + (REACH * share) / widest).toFixed(1)}%`;
  const [low, high] = changes;
  return (
    <div className="[container-type:inline-size]">
      <div
        className="insight-range"
        role="img"
        aria-label={t('forecast.interval', {
          level: formatPercent(80, locale, { decimals: 0 }),
          low: percent(low),
          high: percent(high),
        })}
      >
        <i className="insight-band" style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        <i className="insight-now" />
        <span style={{ left: place(low) }}>{percent(low)}</span>
        <span style={{ left: '50%' }}>{centre}</span>
        <span style={{ left: place(high) }}>{percent(high)}</span>
      </div>
    </div>
  );
}
