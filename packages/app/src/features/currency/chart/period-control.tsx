import { HISTORY_PERIODS, type HistoryPeriod } from '@equivale/contract';
import { type MessageKey, useTranslate } from '../../../i18n/i18n.ts';
import { Segments } from '../../../ui/segments.tsx';

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

export function PeriodControl({ value, onChange }: PeriodControlProps) {
  const { t } = useTranslate();
  const options = HISTORY_PERIODS.map((id) => ({
    id,
    label: t(NAMES[id].short),
    name: t(NAMES[id].long),
  }));
  return <Segments legend={t('chart.period')} options={options} value={value} onChange={onChange} />;
}
