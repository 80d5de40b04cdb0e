import { HISTORY_PERIODS, type HistoryPeriod } from '@equivale/contract';
import { useId } from 'react';
import { type MessageKey, useTranslate } from '../../../i18n/i18n.ts';

interface PeriodControlProps {
  readonly value: HistoryPeriod;
  readonly onChange: (period: HistoryPeriod) => void;
}

const NAMES: Record<HistoryPeriod, { short: MessageKey; long: MessageKey }> = {
  '7d': { short: 'chart.period.7d', long: 'chart.period.7d.long' },
  '1m': { short: 'chart.period.1m', long: 'chart.period.1m.long' },
  '1y': { short: 'chart.period.1y', long: 'chart.period.1y.long' },
  '5y': { short: 'chart.period.5y', long: 'chart.period.5y.long' },
  max: { short: 'chart.period.max', long: 'chart.period.max.long' },
};

/** The periods as one segmented control: native radio buttons, so arrow keys move between them. */
export function PeriodControl({ value, onChange }: PeriodControlProps) {
  const { t } = useTranslate();
  const name = useId();
  return (
    <fieldset className="chart-seg">
      <legend className="sr-only">{t('chart.period')}</legend>
      {HISTORY_PERIODS.map((period) => (
        <label key={period}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={period}
            checked={value === period}
            onChange={() => onChange(period)}
            aria-label={t(NAMES[period].long)}
          />
          <span aria-hidden>{t(NAMES[period].short)}</span>
        </label>
      ))}
    </fieldset>
  );
}
