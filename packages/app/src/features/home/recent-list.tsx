import type { ConversionRecord } from '../../conversion/conversion.ts';
import { ConversionRow } from '../../converter/conversion-row.tsx';
import { listClass } from '../../ui/list.ts';

/** Past conversions; each leads to its converter. */
export const RecentList = ({ records }: { readonly records: readonly ConversionRecord[] }) => (
  <ul className={listClass}>
    {records.map((record) => (
      <ConversionRow key={record.id} record={record} />
    ))}
  </ul>
);
