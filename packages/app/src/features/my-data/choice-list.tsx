import { useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { groupTitleClass, listClass } from '../../ui/list.ts';
import { type Choice, type Difference, isNewerThere, isOfCopy } from './compare-copy.ts';
import { dayOfChange, describeContent, describeSubject } from './describe-record.ts';

/** Differences that are rendered at once: a copy from long ago may have thousands. */
const SHOWN = 50;

const KEEPS = ['newest', 'copy', 'here'] as const;
const SIDES = ['here', 'copy'] as const;

/** The rows divided, of which one is chosen. */
const choicesClass = `${listClass} wrap-anywhere [&>label+label]:border-line [&>label+label]:border-t`;

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
      <div className={choicesClass}>
        {SIDES.map((side) => {
          const record = side === 'copy' ? there : here;
          const isNewest = isNewerThere(difference) === (side === 'copy');
          const detail = [t(`my-data.import.of.${side}`), dayOfChange(record, locale)];
          return (
            <ChoiceRow
              key={side}
              group={`difference ${at}`}
              title={describeContent(kind, record, { t, locale })}
              detail={[...detail, isNewest && t('my-data.import.of.newest')].filter(Boolean).join(', ')}
              isChosen={ofCopy === (side === 'copy')}
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
          <div className={choicesClass}>
            {KEEPS.map((each) => (
              <ChoiceRow
                key={each}
                group="keep"
                title={t(`my-data.import.keep.${each}`)}
                isChosen={keep === each && exceptions.size === 0}
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
        <Button className="mt-4" onClick={() => setShown(shown + SHOWN)}>
          {t('my-data.import.more', { count: differences.length - shown })}
        </Button>
      )}
    </section>
  );
}
