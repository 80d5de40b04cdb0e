import type { StampedRecord } from '@equivale/core/merge';
import { FileText } from 'lucide-react';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { csvText, saveCsv } from '../../platform/csv-file.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { listClass } from '../../ui/list.ts';
import { Sheet } from '../../ui/sheet.tsx';

const COLUMNS = ['day', 'amount', 'from', 'result', 'to', 'rate', 'rateDay', 'kind'] as const;

/** The person's own day and time, as a spreadsheet reads it. */
const localTime = (ms: number): string =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

/** Conversions, newest first, for spreadsheets that read this decimal separator. */
function historyCsv(conversions: readonly StampedRecord[], t: Translate, decimal: ',' | '.'): string {
  const figure = (value: unknown) => (value === undefined ? '' : String(value).replace('.', decimal));
  const text = (value: unknown) => (value === undefined ? '' : String(value));
  const rows = conversions
    .filter(({ removed }) => removed !== true)
    .sort((a, b) => Number(b.timestamp) - Number(a.timestamp))
    .map((record) => [
      localTime(Number(record.timestamp)),
      figure(record.fromText ?? record.fromValue),
      text(record.fromUnit),
      figure(record.toText ?? record.toValue),
      text(record.toUnit),
      figure(record.rateText ?? record.rate),
      text(record.rateDate),
      record.own === true ? t('my-data.csv.own') : text(record.kind),
    ]);
  return csvText([COLUMNS.map((column) => t(`my-data.csv.${column}`)), ...rows], decimal);
}

interface CsvSheetProps extends OverlayProps {
  readonly conversions: readonly StampedRecord[];
}

export function CsvSheet({ conversions, ...overlay }: CsvSheetProps) {
  const { t } = useTranslate();
  return (
    <Sheet title={t('my-data.csv')} {...overlay}>
      <ul className={listClass}>
        {([',', '.'] as const).map((decimal) => {
          const way = decimal === ',' ? 'comma' : 'point';
          const save = () => {
            void saveCsv(t('my-data.csv.file'), historyCsv(conversions, t, decimal));
            overlay.onClose();
          };
          return (
            <li key={way}>
              <ActionRow
                icon={FileText}
                title={t(`my-data.csv.${way}`)}
                detail={t(`my-data.csv.${way}.detail`)}
                onPress={save}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
