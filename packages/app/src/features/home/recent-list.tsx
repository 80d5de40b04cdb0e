import { useRates } from '../../api/rates.ts';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import { describeConversion } from '../../conversion/describe-conversion.ts';
import { ConversionRow } from '../../converter/conversion-row.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import { listClass } from '../../ui/list.ts';

export function RecentList({ records }: { readonly records: readonly ConversionRecord[] }) {
  const { locale } = useTranslate();
  const table = useRates()?.table;
  const now = useNow();
  return (
    <ul className={listClass}>
      {records.map((record) => (
        <ConversionRow
          key={record.id}
          {...{ record, now }}
          described={describeConversion(record, locale, table)}
        />
      ))}
    </ul>
  );
}
