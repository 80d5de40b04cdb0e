import { History, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import { describeConversion } from '../../conversion/describe-conversion.ts';
import { LIMITS } from '../../device/limits.ts';
import { useRecentConversions } from '../../device/stored-pairs.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import { useOnline } from '../../platform/use-online.ts';
import { mainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listClass, listFootClass } from '../../ui/list.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { RecentRow } from './recent-row.tsx';

function NoConversions() {
  const { t } = useTranslate();
  return (
    <EmptyState icon={History} title={t('recent.empty.title')} body={t('recent.empty.more')}>
      <Link href="/" className={mainButtonClass}>
        {t('recent.empty.action')}
      </Link>
    </EmptyState>
  );
}

function Conversions({ records }: { readonly records: readonly ConversionRecord[] }) {
  const { t, locale } = useTranslate();
  const table = useRates()?.table;
  const now = useNow();
  const past = records.map((record) => ({
    record,
    now,
    described: describeConversion(record, locale, table),
  }));
  return (
    <div className="max-w-[720px]">
      <ul className={listClass}>
        {past.map((each) => (
          <RecentRow key={each.record.id} {...each} />
        ))}
      </ul>
      {past.some(({ described }) => described.today) && <p className={listFootClass}>{t('recent.foot')}</p>}
    </div>
  );
}

/** A dot and a word for the network: a filled dot while there is one, a ring while there is none. */
function OnlineStatus({ isOnline, label }: { readonly isOnline: boolean; readonly label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2 rounded-full ${isOnline ? 'bg-up' : 'border-2 border-warn'}`} />
      {label}
    </span>
  );
}

/** The latest conversions of this device, as they were made, with their count and whether there is a network. */
export function RecentView() {
  const { t } = useTranslate();
  const isOnline = useOnline();
  const { data, isError } = useRecentConversions(LIMITS.recentInView);
  return (
    <>
      <div className="type-label flex min-h-9 items-center justify-between gap-4 text-muted lg:justify-start">
        <span>{data && t('recent.count', { count: data.length })}</span>
        <OnlineStatus isOnline={isOnline} label={t(isOnline ? 'online.yes' : 'online.no')} />
      </div>
      {isError && (
        <EmptyState
          icon={TriangleAlert}
          tone="warn"
          isAlert
          title={t('common.error')}
          body={t('common.checkConnection')}
        />
      )}
      {!isError && !data && <Spinner label={t('app.loading')} />}
      {data?.length === 0 && <NoConversions />}
      {data && data.length > 0 && <Conversions records={data} />}
    </>
  );
}
