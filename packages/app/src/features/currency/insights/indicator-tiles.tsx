import { formatFixed, formatIsoDate, formatPercent } from '@equivale/core';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { writeRate } from '../currency-result.ts';
import { classifyRsi, readIndicators, volatilityClass } from './indicators.ts';
import { TileSkeleton } from './insight-skeletons.tsx';
import { Tile } from './tile.tsx';
import { useDailyHistory } from './use-daily-history.ts';
import { VolatilityLevel } from './volatility-level.tsx';

interface IndicatorTilesProps {
  readonly base: string;
  readonly target: string;
}

type Indicator = 'rsi' | 'sma' | 'volatility';

/** RSI, moving average and volatility of the pair's daily closes; absent where nothing can be computed. */
export function IndicatorTiles({ base, target }: IndicatorTilesProps) {
  const { t, locale } = useTranslate();
  const note = useId();
  const [explained, setExplained] = useState<Indicator>();
  // After a year what was before it moves Wilder's averages by less than a ten-millionth.
  const { state, closes, dates } = useDailyHistory(base, target, '1y');
  const values = useMemo(() => readIndicators(closes), [closes]);
  const date = dates.at(-1);
  if (state === 'loading') return <TileSkeleton />;
  if (values.sma === null || date === undefined) return null;
  const tile = (indicator: Indicator) => ({
    isExplained: explained === indicator,
    onExplain: () => setExplained(explained === indicator ? undefined : indicator),
    note,
  });
  const missing = t('insights.none');
  return (
    <section aria-label={t('insights.tiles')}>
      <div className="insight-tiles">
        <Tile
          name={t('insights.rsi')}
          value={values.rsi === null ? missing : formatFixed(values.rsi, 1, locale)}
          {...tile('rsi')}
        >
          {values.rsi === null ? t('insights.rsi.still') : t(`insights.rsi.${classifyRsi(values.rsi)}`)}
        </Tile>
        <Tile name={t('insights.sma')} value={writeRate(values.sma.toPrecision(12), locale)} {...tile('sma')}>
          {t('insights.sma.gap', {
            gap: formatPercent(100 * (values.gap ?? 0), locale, { decimals: 1, signed: true }),
          })}
        </Tile>
        <Tile
          name={t('insights.volatility')}
          value={
            values.volatility === null
              ? missing
              : formatPercent(100 * values.volatility, locale, { decimals: 1 })
          }
          {...tile('volatility')}
        >
          <VolatilityLevel level={volatilityClass(values.volatility)} />
        </Tile>
      </div>
      {explained && (
        <p id={note} className="type-label px-1 pt-2 text-muted">
          {t(`insights.${explained}.meaning`)} {t('insights.closes', { date: formatIsoDate(date, locale) })}
        </p>
      )}
    </section>
  );
}
