import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass, plainButtonClass } from '../../ui/button.ts';
import {
  groupTitleClass,
  listClass,
  listFootClass,
  rowClass,
  rowTextClass,
  rowTitleClass,
} from '../../ui/list.ts';
import { SheetFrame } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Comparison, Keep } from './compare-copy.ts';
import { Counts } from './counts.tsx';
import { useChosenCopy, useTakeCopy } from './use-import.ts';

interface ImportSheetProps {
  readonly file: File;
  readonly opener: Element | null;
  readonly onClose: () => void;
  /** Another file is to be chosen. */
  readonly onAnother: () => void;
}

const total = ({ kinds }: Comparison, count: 'fresh' | 'same' | 'different') =>
  kinds.reduce((sum, kind) => sum + kind[count], 0);

const KEEPS = ['newest', 'copy', 'here'] as const;

function KeepChoice({ keep, onKeep }: { readonly keep: Keep; readonly onKeep: (keep: Keep) => void }) {
  const { t } = useTranslate();
  return (
    <fieldset className="mt-6">
      <legend className={groupTitleClass}>{t('my-data.import.keep')}</legend>
      <div className={listClass}>
        {KEEPS.map((each) => (
          <label key={each} className={`${rowClass} not-first:border-line not-first:border-t`}>
            <input
              type="radio"
              name="keep"
              className="mx-1 size-5 flex-none accent-[var(--accent)]"
              checked={keep === each}
              onChange={() => onKeep(each)}
            />
            <span className={rowTextClass}>{t(`my-data.import.keep.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
  const [keep, setKeep] = useState<Keep>('newest');
  const [isBusy, setBusy] = useState(false);
  const takeCopy = useTakeCopy();
  const fresh = total(comparison, 'fresh');
  const hasChoice = comparison.differences.length > 0;
  const take = async () => {
    setBusy(true);
    if (await takeCopy(comparison, keep)) onDone();
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
        {hasChoice && <KeepChoice keep={keep} onKeep={setKeep} />}
        <ul className={`${listClass} mt-6`}>
          {comparison.kinds.map(({ kind, ...counts }) => (
            <li key={kind} className={rowClass}>
              <span className={rowTextClass}>
                <b className={rowTitleClass}>{t(`my-data.kind.${kind}`)}</b>
                <small className="type-label block text-muted">{t('my-data.import.kind', counts)}</small>
              </span>
            </li>
          ))}
        </ul>
        <p className={listFootClass}>{t('my-data.import.foot')}</p>
      </div>
      <div className="flex gap-3 border-line border-t px-4 py-3 *:flex-1 md:px-6">
        <button type="button" className={plainButtonClass} onClick={onCancel}>
          {t('my-data.erase.cancel')}
        </button>
        {(hasChoice || fresh > 0) && (
          <button type="button" className={mainButtonClass} disabled={isBusy} onClick={() => void take()}>
            {t('my-data.import.do', { count: fresh })}
          </button>
        )}
      </div>
    </>
  );
}

/** What a copy would change, before anything is stored. */
export function ImportSheet({ file, opener, onClose, onAnother }: ImportSheetProps) {
  const { t } = useTranslate();
  const { fault, comparison } = useChosenCopy(file);
  let content: ReactNode = (
    <div className="sheet-body">
      <Spinner label={t('my-data.import.reading')} />
    </div>
  );
  if (fault)
    content = (
      <div className="sheet-body">
        <p role="alert">{t(`my-data.copy.${fault}`)}</p>
        <button type="button" className={`${plainButtonClass} mt-4`} onClick={onAnother}>
          {t('my-data.copy.choose')}
        </button>
      </div>
    );
  if (comparison) content = <Preview comparison={comparison} onDone={onClose} onCancel={onClose} />;
  return (
    <SheetFrame title={t('my-data.import')} opener={opener} onClose={onClose}>
      <p className="type-label wrap-anywhere px-4 pb-3 text-muted md:px-6">{file.name}</p>
      {content}
    </SheetFrame>
  );
}
