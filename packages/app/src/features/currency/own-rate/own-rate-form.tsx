import { OWN_RATE_NOTE_LENGTH } from '@equivale/contract';
import { type FormEvent, useId, useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { storedOwnRate, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useOnce } from '../../../platform/use-once.ts';
import { ownRates, storeOwnRate } from '../../../records/kinds/own-rates.ts';
import { plainButtonClass } from '../../../ui/button.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MainButton } from '../../../ui/main-button.tsx';
import { Comparison, linkClass, RateField, useValidity, ValidityField } from './own-rate-parts.tsx';
import { buttonText, useOwnRateForm } from './use-own-rate-form.ts';

interface OwnRateFormProps {
  readonly from: string;
  readonly to: Targets;
  /** The newest table. */
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
  const once = useOnce();
  const store = (change: () => ReturnType<typeof storeOwnRate>) =>
    void once(async () => {
      const outcome = await change();
      if (outcome.ok) onChosen();
      return outcome.ok;
    });
  const use = () => {
    if (!own || !term.isSound) return;
    const { base, code, text } = own;
    store(() =>
      storeOwnRate({
        ...{ base, code, text, isUsed: true },
        ...(note.trim() && { note: note.trim() }),
        ...(term.last && { until: term.last }),
      }),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slip) form.put(slip.likely);
    else use();
  };
  return (
    <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={submit}>
      <div className="sheet-body form">
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
            onClick={() =>
              store(() =>
                stored.isUsed ? storeOwnRate({ ...stored, isUsed: false }) : ownRates.remove(stored.id),
              )
            }
          >
            {t(stored.isUsed ? 'ownRate.stop' : 'ownRate.remove')}
          </button>
        )}
      </div>
      <div className="form-foot">
        <button type="button" className={plainButtonClass} onClick={slip ? use : onClose}>
          {slip && own ? t('ownRate.leave', { value: form.text }) : t('ownRate.cancel')}
        </button>
        <MainButton type="submit" missing={missing && t(missing)}>
          {slip ? t('ownRate.put', { value: buttonText(slip.likely, locale) }) : t('ownRate.use')}
        </MainButton>
      </div>
    </form>
  );
}
