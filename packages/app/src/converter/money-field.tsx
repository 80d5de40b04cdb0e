import { CURRENCIES, findCurrency } from '@equivale/core';
import { type Amount, typedAmount } from '../conversion/amount.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { useCurrencyNames } from '../i18n/use-names.ts';
import { Flag } from '../ui/flag.tsx';
import { FormField } from '../ui/forms/form-field.tsx';
import { Select } from '../ui/forms/select.tsx';

const ALL: readonly string[] = CURRENCIES.map(({ code }) => code);

interface MoneyFieldProps {
  readonly label: string;
  readonly amount: Amount;
  readonly onAmount: (amount: Amount) => void;
  readonly currency: string;
  /** Where it can be chosen: what its list is called, and of which currencies, all if it does not say. */
  readonly choice?: {
    readonly label: string;
    readonly codes?: readonly string[];
    readonly onCurrency: (code: string) => void;
  };
  readonly placeholder?: string;
  /** Id of the text about the amount. */
  readonly describedBy?: string;
}

export function MoneyField(props: MoneyFieldProps) {
  const { label, amount, onAmount, currency, choice, placeholder, describedBy } = props;
  const { locale } = useTranslate();
  const names = useCurrencyNames();
  const shown = (
    <>
      <Flag region={findCurrency(currency)?.region} code={currency} size={20} />
      <b aria-hidden={choice !== undefined}>{currency}</b>
    </>
  );
  return (
    <FormField
      label={label}
      text={amount.text}
      onText={(text) => onAmount(typedAmount(amount, text, { signed: false, decimal: locale.decimal }))}
      isNumber
      {...(placeholder && { placeholder })}
      hintId={describedBy}
    >
      {choice ? (
        <Select
          label={choice.label}
          value={currency}
          options={(choice.codes ?? ALL).map((value) => ({ value, label: `${value} · ${names[value]}` }))}
          onChange={choice.onCurrency}
        >
          {shown}
        </Select>
      ) : (
        <span className="form-select">{shown}</span>
      )}
    </FormField>
  );
}
