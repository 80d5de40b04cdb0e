import type { StoredAlert } from '@equivale/contract';
import { findCurrency, formatIsoDate, formatPercent, quote } from '@equivale/core';
import { Bell, BellOff, EllipsisVertical, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { type RatesTable, useRates } from '../../api/rates.ts';
import { readAlerts, removeAlert, storeAlerts, useAlerts } from '../../converter/alerts/alert-records.ts';
import { describeAlert, writeRate } from '../../converter/alerts/describe-alert.ts';
import { changeSince, isReached } from '../../converter/alerts/judge-alert.ts';
import { askToNotify, pushState, registerAlerts } from '../../converter/alerts/push.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { ActionMenu, MenuAction } from '../../ui/action-menu.tsx';
import { mainButtonClass, plainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Flag } from '../../ui/flag.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  groupTitleClass,
  listClass,
  listFootClass,
  rowClass,
  rowTextClass,
  rowTitleClass,
} from '../../ui/list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const DIGITS = 15;

/** Tells the service, where it can push to this browser. */
async function tellService(): Promise<void> {
  if (pushState() === 'on') await registerAlerts(await readAlerts());
}

async function change(alerts: readonly StoredAlert[]): Promise<void> {
  if (await storeAlerts(alerts)) await tellService();
}

/** The alert made ready again at the rate of now; as it is, where there is none. */
function rearmed(alert: StoredAlert, table: RatesTable): StoredAlert {
  const { fired: _, isPaused: __, ...rest } = alert;
  const quoted = quote({ amount: '1', from: alert.from, to: alert.to }, table);
  if (!quoted.ok) return alert;
  const base = quoted.rate.toSignificant(DIGITS);
  return { ...rest, armedAt: Date.now(), base, isWaiting: isReached(alert, quoted.rate) };
}

/** How far the rate is from what is asked for. */
function useStanding(table: RatesTable) {
  const { t, locale } = useTranslate();
  return (alert: StoredAlert): string => {
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
}

function Row({
  alert,
  table,
  detail,
}: {
  readonly alert: StoredAlert;
  readonly table: RatesTable;
  readonly detail: string;
}) {
  const { t, locale } = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = describeAlert(alert, t, locale);
  const isResting = alert.fired !== undefined && alert.kind !== 'weekly';
  const act = (work: () => Promise<void>) => () => {
    setAnchor(null);
    void work();
  };
  const remove = async () => {
    if (!(await removeAlert(alert.id))) return;
    await tellService();
    notify({
      message: 'alerts.removed',
      action: { label: 'alerts.undo', run: () => void change([rearmed(alert, table)]) },
    });
  };
  return (
    <li className={`${rowClass} flex-nowrap`}>
      <span className="flex">
        {[alert.from, alert.to].map((code, at) => (
          <span key={code} className={at === 0 ? '' : '-ml-2.5 rounded-full ring-2 ring-surface'}>
            <Flag region={findCurrency(code)?.region} code={code} />
          </span>
        ))}
      </span>
      <span className={rowTextClass}>
        <b className={rowTitleClass}>{title}</b>
        <small className="type-label block text-pretty text-muted">{detail}</small>
      </span>
      {isResting && (
        <button
          type="button"
          className={`${plainButtonClass} min-h-11 px-3`}
          onClick={() => void change([rearmed(alert, table)])}
        >
          {t('alerts.again')}
        </button>
      )}
      <IconButton
        label={t('alerts.actions', { what: title })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {anchor && (
        <ActionMenu title={title} anchor={anchor} onClose={() => setAnchor(null)}>
          {!isResting && (
            <MenuAction
              icon={alert.isPaused ? Play : Pause}
              onPress={act(() =>
                change([alert.isPaused ? rearmed(alert, table) : { ...alert, isPaused: true }]),
              )}
            >
              {t(alert.isPaused ? 'alerts.resume' : 'alerts.pause')}
            </MenuAction>
          )}
          <MenuAction icon={Trash2} onPress={act(remove)}>
            {t('alerts.remove')}
          </MenuAction>
        </ActionMenu>
      )}
    </li>
  );
}

/** Why nothing is pushed here, and what can be done about it. */
function PushNote() {
  const { t } = useTranslate();
  const [state, setState] = useState(pushState);
  if (state === 'on') return null;
  const ask = async () => {
    await askToNotify();
    setState(pushState());
    await tellService();
  };
  return (
    <div className="mb-4 flex items-start gap-3 rounded-card bg-raised px-4 py-3">
      <BellOff aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
      <div className="type-label flex-1 text-pretty">
        <p>{t(`alerts.push.${state}`)}</p>
        {state === 'ios' && (
          <ol className="mt-2 list-decimal pl-5">
            {(['1', '2', '3'] as const).map((step) => (
              <li key={step}>{t(`alerts.ios.${step}`)}</li>
            ))}
          </ol>
        )}
        {state === 'ask' && (
          <button type="button" className={`${plainButtonClass} mt-2 min-h-11`} onClick={() => void ask()}>
            {t('alerts.push.go')}
          </button>
        )}
      </div>
    </div>
  );
}

/** What somebody wants to be told of, how far it is, and what has come true. */
export function AlertsView() {
  const { t, locale } = useTranslate();
  const { data: alerts, isError, refetch } = useAlerts();
  const rates = useRates();
  const table = rates?.table;
  const standing = useStanding(
    table ?? { base: 'USD', rates: {}, timestamp: null, fallback: true, fetchedAt: null, origins: [] },
  );
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!alerts || !table) return <Spinner label={t('app.loading')} />;
  const link = (
    <Link href="/currency" className={mainButtonClass}>
      {t('alerts.new')}
    </Link>
  );
  if (alerts.length === 0)
    return (
      <EmptyState icon={Bell} title={t('alerts.empty')} body={t('alerts.empty.body')}>
        {link}
      </EmptyState>
    );
  const isResting = ({ fired, kind }: StoredAlert) => fired !== undefined && kind !== 'weekly';
  const resting = alerts.filter(isResting);
  const ready = alerts.filter((alert) => !isResting(alert));
  return (
    <div className="max-w-[640px]">
      <PushNote />
      <ul className={listClass}>
        {ready.map((alert) => (
          <Row key={alert.id} alert={alert} table={table} detail={standing(alert)} />
        ))}
      </ul>
      {resting.length > 0 && (
        <>
          <h2 className={`${groupTitleClass} mt-6`}>{t('alerts.fired')}</h2>
          <ul className={listClass}>
            {resting.map((alert) => (
              <Row
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
        {t(pushState() === 'on' ? 'alerts.foot' : 'alerts.foot.here')}
      </p>
      {link}
    </div>
  );
}
