import { OWN_RATE_NOTE_LENGTH } from '@equivale/contract';
import { useId, useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { storedOwnRate, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ownRates, storeOwnRate } from '../../../records/kinds/own-rates.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody, useForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { Comparison, linkClass, RateField, useValidity, ValidityField } from './own-rate-parts.tsx';
import { buttonText, useOwnRateForm } from './use-own-rate-form.ts';

interface OwnRateFormProps {
  readonly from: string;
  readonly to: Targets;
  readonly table: RatesTable;
  /** Last day of the trip that is going on. */
  readonly tripEnd?: string | undefined;
  readonly onClose: () => void;
  /** The rate is in use now, or gone. */
  readonly onChosen: () => void;
}

/** A rate of the person's own for a pair, with the reference beside it, until when it holds, and where it is from. */
export function OwnRateForm({ from, to, table, tripEnd, onClose, onChosen }: OwnRateFormProps) {
  const { t, locale } = useTranslate();
  const money = useOwnMoney();
  const stored = storedOwnRate(money, from, to[0]);
  const form = useOwnRateForm({ from, to: to[0] }, stored, table, locale);
  const { own, check } = form;
  const slip = check?.slip;
  const [note, setNote] = useState(stored?.note ?? '');
  const term = useValidity(stored?.until, tripEnd, stored !== undefined);
  const faultId = useId();
  const missing = own === undefined ? 'ownRate.missing' : term.isSound ? undefined : 'ownRate.missing.date';
  const store = async (change: ReturnType<typeof storeOwnRate>) => {
    const outcome = await change;
    if (outcome.ok) onChosen();
    return outcome.ok;
  };
  const use = async () => {
    if (!own || !term.isSound) return false;
    const { base, code, text } = own;
    return store(
      storeOwnRate({
        ...{ base, code, text, isUsed: true },
        ...(note.trim() && { note: note.trim() }),
        ...(term.last && { until: term.last }),
      }),
    );
  };
  const sheet = useForm(async () => {
    if (!slip) return use();
    form.put(slip.likely);
    return false;
  });
  const stop = ({ isUsed, ...rate }: NonNullable<typeof stored>) =>
    store(isUsed ? storeOwnRate({ ...rate, isUsed: false }) : ownRates.remove(rate.id));
  return (
    <FormBody
      form={sheet}
      submit={slip ? t('ownRate.put', { value: buttonText(slip.likely, locale) }) : t('ownRate.use')}
      missing={missing && t(missing)}
      beside={
        <Button onClick={slip ? () => sheet.run(use) : onClose}>
          {slip && own ? t('ownRate.leave', { value: form.text }) : t('ownRate.cancel')}
        </Button>
      }
    >
      <RateField form={form} table={table} faultId={slip ? faultId : undefined} />
      <Comparison form={form} table={table} faultId={faultId} />
      <ValidityField term={term} tripEnd={tripEnd} />
      <FormField
        label={t('ownRate.note')}
        text={note}
        onText={(text) => setNote(text.slice(0, OWN_RATE_NOTE_LENGTH))}
      />
      {stored && (
        <button
          type="button"
          className={`${linkClass} -ms-2 justify-self-start`}
          onClick={() => sheet.run(() => stop(stored))}
        >
          {t(stored.isUsed ? 'ownRate.stop' : 'ownRate.remove')}
        </button>
      )}
    </FormBody>
  );
}
