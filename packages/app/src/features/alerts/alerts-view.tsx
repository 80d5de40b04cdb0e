import type { StoredAlert } from '@equivale/contract';
import { formatIsoDate, formatPercent, quote } from '@equivale/core';
import { Bell } from 'lucide-react';
import { type RatesTable, useRates } from '../../api/rates.ts';
import { writeRate } from '../../converter/alerts/describe-alert.ts';
import { changeSince } from '../../converter/alerts/evaluate-alert.ts';
import { dayOfFigure } from '../../converter/provenance/day-of-figure.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { useRecords } from '../../device/use-records.ts';
import { useToday } from '../../device/use-today.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { loadCurrencyNames } from '../../i18n/use-names.ts';
import { open } from '../../platform/overlays.ts';
import { alerts as kind } from '../../records/kinds/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { groupTitleClass, listClass, listFootClass } from '../../ui/list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AlertRow } from './alert-row.tsx';
import { PushNote, usePush } from './push-note.tsx';

const NewAlert = lazyPart(async () => {
  const [form] = await Promise.all([import('./new-alert.tsx'), loadCurrencyNames()]);
  return form.NewAlert;
});

const DIGITS = 15;

function useStanding(table: RatesTable) {
  const { t, locale } = useTranslate();
  const today = useToday();
  const standing = (alert: StoredAlert): string => {
    if (alert.isPaused) return t('alerts.paused');
    const quoted = quote({ amount: '1', from: alert.from, to: alert.to }, table);
    if (!quoted.ok) return t('alerts.noRate');
    const rate = writeRate(quoted.rate.toSignificant(DIGITS), locale);
    const { kind, figure, isWaiting } = alert;
    if (kind === 'change')
      return t('alerts.row.change', {
        rate,
        percent: formatPercent(changeSince(alert, quoted.rate), locale, { signed: true }),
      });
    if (kind === 'best' || kind === 'weekly') return t('alerts.row.today', { rate });
    if (isWaiting) return t('alerts.row.waiting', { rate });
    const away = Math.abs(100 * (Number(figure) / quoted.rate.toNumber() - 1));
    return t('alerts.row.away', { rate, percent: formatPercent(away, locale, { decimals: 1 }) });
  };
  return (alert: StoredAlert): string => {
    const { day } = pairFigures(table, alert.from, alert.to);
    const dated = day && !alert.isPaused && dayOfFigure(day, t, locale, today);
    return [dated, standing(alert)].filter(Boolean).join(' · ');
  };
}

export function AlertsView() {
  const { t, locale } = useTranslate();
  const { data: alerts, isError, refetch } = useRecords(kind);
  const push = usePush();
  const rates = useRates();
  const table = rates?.table;
  const standing = useStanding(
    table ?? { base: 'USD', rates: {}, timestamp: null, fallback: true, fetchedAt: null, origins: [] },
  );
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!alerts || !table) return <Spinner label={t('app.loading')} />;
  const create = (
    <Button isMain onClick={(event) => open(NewAlert, { table }, event.currentTarget)}>
      {t('alerts.new')}
    </Button>
  );
  if (alerts.length === 0)
    return (
      <EmptyState icon={Bell} title={t('alerts.empty')} body={t('alerts.empty.body')}>
        {create}
      </EmptyState>
    );
  const isResting = ({ fired, kind }: StoredAlert) => fired !== undefined && kind !== 'weekly';
  const resting = alerts.filter(isResting);
  const ready = alerts.filter((alert) => !isResting(alert));
  return (
    <div className="max-w-[640px]">
      <PushNote {...push} />
      <ul className={listClass}>
        {ready.map((alert) => (
          <AlertRow key={alert.id} alert={alert} table={table} detail={standing(alert)} />
        ))}
      </ul>
      {resting.length > 0 && (
        <>
          <h2 className={`${groupTitleClass} mt-6`}>{t('alerts.fired')}</h2>
          <ul className={listClass}>
            {resting.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                table={table}
                detail={t('alerts.row.fired', {
                  rate: writeRate(alert.fired?.rate ?? '', locale),
                  source: alert.fired?.source ?? '',
                  date: formatIsoDate(alert.fired?.day ?? '', locale, 'day'),
                })}
              />
            ))}
          </ul>
        </>
      )}
      <p className={`${listFootClass} text-pretty`}>
        {t(push.state === 'on' ? 'alerts.foot' : 'alerts.foot.here')}
      </p>
      {create}
    </div>
  );
}
