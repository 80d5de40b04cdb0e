import type { StampedRecord } from '@equivale/core/merge';
import { FileText } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { saveCsv } from '../../platform/csv-file.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { listClass } from '../../ui/list.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { historyCsv } from './history-csv.ts';

interface CsvSheetProps extends OverlayProps {
  readonly conversions: readonly StampedRecord[];
}

/** The history as a table, with decimal commas or points. */
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
