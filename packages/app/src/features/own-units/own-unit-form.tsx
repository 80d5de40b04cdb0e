import { useId } from 'react';
import { useSpecialistUnits } from '../../conversion/unit-names.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { Button } from '../../ui/button.tsx';
import { FormSheet } from '../../ui/forms/form.tsx';
import { FaultNote } from './fault-note.tsx';
import { EquationField, MoreFields, WordFields } from './form-parts.tsx';
import { LiveExample } from './live-example.tsx';
import { type OwnUnitFormProps, useOwnUnitForm } from './use-own-unit-form.ts';

export function OwnUnitForm(props: OwnUnitFormProps) {
  // Names for the description of a fault: a form does not vanish while they are fetched.
  useSpecialistUnits();
  useCurrencyNames();
  const { unit, opener, onClose } = props;
  const { t } = useTranslate();
  const { fault, isSound, others, form, ...fields } = useOwnUnitForm(props);
  const faultId = useId();
  const parts = {
    ...fields,
    faultOn: (field: string) => (fault?.field === field ? faultId : undefined),
  };
  return (
    <FormSheet
      {...{ form, opener, onClose }}
      title={unit ? t('own.change', { name: unit.name }) : t('own.new')}
      submit={t('own.save')}
      beside={<Button onClick={onClose}>{t('own.cancel')}</Button>}
    >
      <WordFields {...parts} />
      {fault ? <FaultNote fault={fault} id={faultId} /> : null}
      <EquationField {...parts} />
      {isSound ? <LiveExample unit={fields.made} others={others} /> : null}
      <MoreFields {...parts} />
      <p className="type-label text-pretty text-muted">{t('own.hint')}</p>
    </FormSheet>
  );
}
