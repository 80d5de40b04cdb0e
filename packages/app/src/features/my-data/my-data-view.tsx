import { useQuery } from '@tanstack/react-query';
import { DatabaseZap, Download, FileText, MonitorSmartphone, Trash2, Undo2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { localDay } from '../../conversion/past-days.ts';
import { logStorage } from '../../device/storage-fault.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { open } from '../../platform/overlays.ts';
import { saveFile } from '../../platform/save-file.ts';
import { inTime } from '../../records/database.ts';
import { takeMirrors } from '../../records/take-mirrors.ts';
import { ActionRow, ActionRows, type RowData } from '../../ui/action-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listFootClass } from '../../ui/list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowColumns, RowGroup } from '../../ui/row-group.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { askWork } from './ask-work.ts';
import type { Survey } from './copy-work.ts';
import { Counts } from './counts.tsx';
import { CsvSheet } from './csv-sheet.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { myDataKey, useLastImport, useUndo } from './use-import.ts';

const COUNTED = ['favorites', 'conversions', 'trips', 'ownRates', 'ownUnits', 'alerts'] as const;

const DEVICES: readonly RowData[] = [
  { icon: MonitorSmartphone, title: 'devices.name', detail: 'my-data.devices.detail', href: '/devices' },
];

const copyName = (now: number): string => `equivale-${localDay(now)}.json`;

async function exportCopy(): Promise<void> {
  const now = Date.now();
  try {
    await takeMirrors();
    await saveFile(copyName(now), await askWork('write', now));
  } catch (error) {
    logStorage('The copy could not be made', error);
    notify({ message: 'my-data.export.failed' });
  }
}

function ImportRow() {
  const { t } = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const choose = () => input.current?.click();
  const show = (file: File) => {
    const onAnother = () => {
      close();
      choose();
    };
    const close = open(ImportSheet, { file, onAnother }, item.current?.querySelector('button'));
  };
  return (
    <li ref={item}>
      <ActionRow
        icon={Upload}
        title={t('my-data.import')}
        detail={t('my-data.import.detail')}
        onPress={choose}
      />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t('my-data.import')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) show(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </li>
  );
}

function UndoRow() {
  const { t } = useTranslate();
  const undo = useUndo();
  const hasImport = useLastImport((last) => last.canUndo);
  if (!hasImport) return null;
  return (
    <li>
      <ActionRow icon={Undo2} title={t('my-data.undo')} onPress={() => void undo()} />
    </li>
  );
}

/** What is stored here; null where the device's storage cannot be opened, which is looked at here since a thread may wait for ever. */
async function survey(): Promise<Survey | null> {
  try {
    await inTime(async () => undefined);
  } catch (error) {
    logStorage('The storage of this device cannot be opened', error);
    return null;
  }
  await takeMirrors();
  return askWork('survey');
}

/** What this device stores of its person: how much it is, out of it, into it, and away. */
export function MyDataView() {
  const { t } = useTranslate();
  const { data, isError, refetch } = useQuery({
    queryKey: myDataKey,
    queryFn: survey,
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (data === null)
    return (
      <EmptyState
        icon={DatabaseZap}
        title={t('my-data.closed')}
        body={t('my-data.closed.body')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('app.loading')} />;
  return (
    <>
      <Counts counts={COUNTED.map((kind) => [t(`my-data.count.${kind}`), data.counts[kind] ?? 0])} />
      <p className={listFootClass}>{t('my-data.foot')}</p>
      <RowColumns
        beside={
          <>
            <RowGroup title={t('my-data.devices')}>
              <ActionRows rows={DEVICES} />
            </RowGroup>
            <RowGroup title={t('my-data.erase.group')}>
              <li className="text-down">
                <ActionRow
                  icon={Trash2}
                  title={t('my-data.erase')}
                  onPress={(button) => open(EraseDialog, { counts: data.counts }, button)}
                />
              </li>
            </RowGroup>
          </>
        }
      >
        <RowGroup title={t('my-data.backup')}>
          <li>
            <ActionRow
              icon={Download}
              title={t('my-data.export')}
              detail={copyName(Date.now())}
              onPress={() => void exportCopy()}
            />
          </li>
          <ImportRow />
          <UndoRow />
          <li>
            <ActionRow
              icon={FileText}
              title={t('my-data.csv')}
              detail={t('my-data.csv.detail')}
              onPress={(button) => open(CsvSheet, { conversions: data.conversions }, button)}
            />
          </li>
        </RowGroup>
      </RowColumns>
    </>
  );
}
