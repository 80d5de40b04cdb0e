import { formatIsoDate } from '@equivale/core';
import { ShieldAlert, WifiOff } from 'lucide-react';
import type { Rates } from '../../api/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';

const REFUSALS = {
  implausible: 'offline.rejected',
  unsigned: 'offline.unsigned',
  older: 'offline.older',
  future: 'offline.future',
} as const;

/** Above the converter while the service cannot be reached: which rates are in use, and one action. */
export function OfflineBanner({ rates }: { readonly rates: Rates }) {
  const { t, locale } = useTranslate();
  const { timestamp } = rates.table;
  const cause = t(
    rates.refusal ? REFUSALS[rates.refusal] : navigator.onLine ? 'offline.service' : 'offline.network',
  );
  return (
    <div className="type-label mb-3 flex min-h-12 items-center gap-3 rounded-field bg-warn-soft py-2 pe-2 ps-4">
      <Icon of={rates.refusal ? ShieldAlert : WifiOff} className="shrink-0 text-warn" />
      <p className="flex-1">
        <b className="font-semibold">{cause}</b>{' '}
        {timestamp === null
          ? t('offline.fixed')
          : t(rates.place === 'bundle' ? 'offline.bundled' : 'offline.dated', {
              date: formatIsoDate(timestamp, locale),
            })}
      </p>
      <button
        type="button"
        onClick={rates.refresh}
        className="type-label-strong min-h-touch rounded-small px-2 hover:underline"
      >
        {t('app.retry')}
      </button>
    </div>
  );
}
