import { MAX_ALERTS } from '@equivale/contract';
import { formatIsoDate } from '@equivale/core';
import { type ReactNode, useState } from 'react';
import { localDay } from '../../conversion/past-days.ts';
import { LIMITS } from '../../device/limits.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { Button } from '../../ui/button.tsx';
import { listClass, listFootClass, rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Choice, Comparison } from './compare-copy.ts';
import { Counts } from './counts.tsx';
import { nameOfKind } from './describe-record.ts';
import { useChosenCopy, useTakeCopy } from './use-import.ts';

interface ImportSheetProps extends OverlayProps {
  readonly file: File;
  /** Another file is to be chosen. */
  readonly onAnother: () => void;
}

const total = ({ kinds }: Comparison, count: 'fresh' | 'same' | 'different') =>
  kinds.reduce((sum, kind) => sum + kind[count], 0);

function Preview({
  comparison,
  onDone,
  onCancel,
}: {
  comparison: Comparison;
  onDone(): void;
  onCancel(): void;
}) {
  const { t } = useTranslate();
  const [choice, setChoice] = useState<Choice>({ keep: 'newest', exceptions: new Map() });
  const [isBusy, setBusy] = useState(false);
  const takeCopy = useTakeCopy();
  const fresh = total(comparison, 'fresh');
  const { leftOut, hasTooMany } = comparison;
  const hasChoice = comparison.differences.length > 0;
  const take = async () => {
    setBusy(true);
    if (await takeCopy(choice)) onDone();
    else setBusy(false);
  };
  return (
    <>
      <div className="sheet-body">
        <Counts
          counts={(['fresh', 'same', 'different'] as const).map((count) => [
            t(`my-data.import.count.${count}`),
            total(comparison, count),
          ])}
        />
        {!hasChoice && fresh === 0 && <p className="mt-4">{t('my-data.import.nothing')}</p>}
        {hasChoice && (
          <ChoiceList differences={comparison.differences} choice={choice} onChoice={setChoice} />
        )}
        <ul className={`${listClass} mt-6`}>
          {comparison.kinds.map(({ kind, ...counts }) => (
            <li key={kind} className={rowClass}>
              <RowText title={nameOfKind(kind, t)} detail={t('my-data.import.kind', counts)} />
            </li>
          ))}
        </ul>
        <p className={listFootClass}>
          {[
            t('my-data.import.foot'),
            hasTooMany && t('my-data.import.conversions', { most: LIMITS.conversionsStored }),
            leftOut > 0 && t('my-data.import.alerts', { most: MAX_ALERTS, count: leftOut }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <div className="flex gap-3 border-line border-t px-4 py-3 *:flex-1 md:px-6">
        <Button onClick={onCancel}>{t('my-data.erase.cancel')}</Button>
        {(hasChoice || fresh > 0) && (
          <Button isMain disabled={isBusy} onClick={() => void take()}>
            {t('my-data.import.do', { count: fresh })}
          </Button>
        )}
      </div>
    </>
  );
}

export function ImportSheet({ file, opener, onClose, onAnother }: ImportSheetProps) {
  const { t, locale } = useTranslate();
  const { fault, comparison, about: copy } = useChosenCopy(file);
  const { exportedAt, app } = copy ?? {};
  const about =
    typeof exportedAt === 'string' && typeof app === 'string'
      ? t('my-data.copy.about', {
          file: file.name,
          day: formatIsoDate(localDay(Date.parse(exportedAt)), locale),
          version: app,
        })
      : file.name;
  let content: ReactNode = (
    <div className="sheet-body">
      <Spinner label={t('my-data.import.reading')} />
    </div>
  );
  if (fault)
    content = (
      <div className="sheet-body">
        <p role="alert">{t(`my-data.copy.${fault}`)}</p>
        <Button className="mt-4" onClick={onAnother}>
          {t('my-data.copy.choose')}
        </Button>
      </div>
    );
  if (comparison) content = <Preview comparison={comparison} onDone={onClose} onCancel={onClose} />;
  return (
    <SheetFrame title={t('my-data.import')} opener={opener} onClose={onClose}>
      <p className="type-label wrap-anywhere px-4 pb-3 text-muted md:px-6">{about}</p>
      {content}
    </SheetFrame>
  );
}
