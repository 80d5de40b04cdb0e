import { ArrowLeftRight } from 'lucide-react';
import { symbolOf } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DefiningUnit } from './defining-unit.tsx';
import { pluralOf } from './draft.ts';
import type { FormParts } from './use-own-unit-form.ts';

export function WordFields({ draft, made, change, faultOn }: FormParts) {
  const { t } = useTranslate();
  return (
    <div className="form-words">
      <FormField
        label={t('own.name')}
        text={draft.name}
        faultId={faultOn('name') ?? faultOn('plural')}
        onText={(name) => change({ name })}
      />
      <FormField
        label={t('own.symbol')}
        text={draft.symbol}
        placeholder={made.name.slice(0, 12)}
        faultId={faultOn('symbol')}
        onText={(symbol) => change({ symbol })}
      />
    </div>
  );
}

/** What one of it is, or, where nothing known fits, what is counted with it. */
export function EquationField({ draft, made, change, faultOn }: FormParts) {
  const { t } = useTranslate();
  const name = made.name || t('own.unnamed');
  const defining = (
    <DefiningUnit
      id={draft.of}
      ownId={made.id}
      describedBy={faultOn('of')}
      onPick={(of) => change({ of, isTurned: false })}
    />
  );
  if (draft.of === '')
    return (
      <FormField
        label={t('own.category')}
        text={draft.categoryName}
        faultId={faultOn('categoryName')}
        onText={(categoryName) => change({ categoryName })}
      >
        {defining}
      </FormField>
    );
  const one = t('own.equals', { name: draft.isTurned ? symbolOf(draft.of) : name });
  return (
    <div>
      <FormField
        label={made.offset === undefined || draft.isTurned ? one : t('own.step', { name })}
        text={draft.factor}
        isNumber
        faultId={faultOn('factor')}
        onText={(factor) => change({ factor })}
      >
        {draft.isTurned ? <span className="type-strong px-2">{made.symbol || name}</span> : defining}
      </FormField>
      <button
        type="button"
        className="type-label-strong -ms-2 inline-flex min-h-touch items-center gap-2 px-2 text-accent"
        onClick={() => change({ isTurned: !draft.isTurned })}
      >
        <Icon of={ArrowLeftRight} size={16} />
        {t('own.flip')}
      </button>
    </div>
  );
}

/** What few need: a plural that does not follow from the name, and a zero of its own. */
export function MoreFields({ draft, made, change, faultOn }: FormParts) {
  const { t } = useTranslate();
  return (
    <details>
      <summary className="type-label-strong -ms-2 inline-flex min-h-touch items-center px-2 text-accent">
        {t('own.more')}
      </summary>
      <div className="form pt-2">
        <FormField
          label={t('own.plural')}
          text={draft.plural}
          placeholder={pluralOf(made.name)}
          onText={(plural) => change({ plural })}
        />
        {draft.of === '' ? null : (
          <FormField
            label={t('own.offset', { names: made.plural || t('own.unnamed') })}
            text={draft.offset}
            placeholder="0"
            isNumber
            faultId={faultOn('offset')}
            onText={(offset) => change({ offset })}
          >
            <span className="type-strong px-2">{symbolOf(draft.of)}</span>
          </FormField>
        )}
      </div>
    </details>
  );
}
