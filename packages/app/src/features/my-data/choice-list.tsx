import { useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { plainButtonClass } from '../../ui/button.ts';
import { groupTitleClass, listClass, rowClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import { type Choice, type Difference, isNewerThere, isOfCopy } from './compare-copy.ts';
import { dayOfChange, describeContent, describeSubject } from './describe-record.ts';

/** Differences that are rendered at once: a copy from long ago may have thousands. */
const SHOWN = 50;

const KEEPS = ['newest', 'copy', 'here'] as const;
const SIDES = ['here', 'copy'] as const;

interface RadioRowProps {
  readonly name: string;
  readonly title: string;
  readonly detail?: string;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
}

function RadioRow({ name, title, detail, isChecked, onChoose }: RadioRowProps) {
  return (
    <label className={`${rowClass} not-first:border-line not-first:border-t flex-nowrap`}>
      <input type="radio" name={name} className="mx-1" checked={isChecked} onChange={onChoose} />
      <span className={`${rowTextClass} wrap-anywhere`}>
        <span className={rowTitleClass}>{title}</span>
        {detail && <small className="type-label block text-muted">{detail}</small>}
      </span>
    </label>
  );
}

interface ChoiceProps {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

/** One record that is otherwise in the copy: what it is here, and what it is there. */
function OneChoice({
  difference,
  at,
  choice,
  onChoice,
}: ChoiceProps & { readonly difference: Difference; readonly at: number }) {
  const { t, locale } = useTranslate();
  const { kind, here, there } = difference;
  const ofCopy = isOfCopy(difference, at, choice);
  return (
    <fieldset className="mt-4">
      <legend className="type-label mb-2 text-muted">{describeSubject(difference, { t, locale })}</legend>
      <div className={listClass}>
        {SIDES.map((side) => {
          const record = side === 'copy' ? there : here;
          const isNewest = isNewerThere(difference) === (side === 'copy');
          const detail = [t(`my-data.import.of.${side}`), dayOfChange(record, locale)];
          return (
            <RadioRow
              key={side}
              name={`difference ${at}`}
              title={describeContent(kind, record, { t, locale })}
              detail={[...detail, isNewest && t('my-data.import.of.newest')].filter(Boolean).join(', ')}
              isChecked={ofCopy === (side === 'copy')}
              onChoose={() => onChoice({ ...choice, exceptions: new Map(choice.exceptions).set(at, side) })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Which of the records that differ are to stay: all by one rule, and each by itself. */
export function ChoiceList({
  differences,
  choice,
  onChoice,
}: ChoiceProps & { readonly differences: readonly Difference[] }) {
  const { t } = useTranslate();
  const [shown, setShown] = useState(SHOWN);
  const { keep, exceptions } = choice;
  return (
    <section className="mt-6">
      <h3 className={groupTitleClass}>{t('my-data.import.choose')}</h3>
      {differences.length > 1 && (
        <fieldset>
          <legend className="sr-only">{t('my-data.import.keep')}</legend>
          <div className={listClass}>
            {KEEPS.map((each) => (
              <RadioRow
                key={each}
                name="keep"
                title={t(`my-data.import.keep.${each}`)}
                isChecked={keep === each && exceptions.size === 0}
                onChoose={() => onChoice({ keep: each, exceptions: new Map() })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {differences.slice(0, shown).map((difference, at) => (
        <OneChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a comparison never changes
          key={at}
          {...{ difference, at, choice, onChoice }}
        />
      ))}
      {differences.length > shown && (
        <button type="button" className={`${plainButtonClass} mt-4`} onClick={() => setShown(shown + SHOWN)}>
          {t('my-data.import.more', { count: differences.length - shown })}
        </button>
      )}
    </section>
  );
}
