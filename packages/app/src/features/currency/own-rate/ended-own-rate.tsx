import type { OwnRateRecord } from '@equivale/contract';
import { formatIsoDate } from '@equivale/core';
import { UserPen } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { storeOwnRate } from '../../../records/kinds/own-rates.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Asked once, after the last day of an own rate: until it is answered, today's rate is in use. */
export function EndedOwnRate({ rate }: { readonly rate: OwnRateRecord }) {
  const { t, locale } = useTranslate();
  const { until, id: _, ...rest } = rate;
  const action = 'type-label-strong min-h-touch rounded-small px-2 hover:underline';
  return (
    <div className="type-label mb-3 flex flex-wrap items-center gap-x-3 rounded-field bg-accent-soft py-2 pe-2 ps-4 text-on-accent-soft">
      <Icon of={UserPen} className="shrink-0" />
      <p className="min-w-0 flex-[1_1_12rem] py-1">
        {t('ownRate.ended', {
          rate: `1 ${rate.base} = ${rate.text.replace('.', locale.decimal)} ${rate.code}`,
          date: formatIsoDate(until ?? '', locale),
        })}
      </p>
      <button type="button" className={action} onClick={() => void storeOwnRate({ ...rest, isUsed: true })}>
        {t('ownRate.goOn')}
      </button>
      <button
        type="button"
        className={action}
        onClick={() => void storeOwnRate({ ...rest, ...(until && { until }), isUsed: false })}
      >
        {t('ownRate.stop')}
      </button>
    </div>
  );
}
