import { findCurrency } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import { type Amount, typedAmount } from '../../conversion/amount.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/flag.tsx';
import { FormField } from '../../ui/form-field.tsx';

interface MoneyFieldProps {
  readonly label: string;
  readonly amount: Amount;
  readonly onAmount: (amount: Amount) => void;
  readonly currency: string;
  /** Where it can be chosen: the currencies there are. */
  readonly choice?: {
    readonly label: string;
    readonly codes: readonly string[];
    readonly onCurrency: (code: string) => void;
  };
  /** Id of what is said about the amount. */
  readonly describedBy?: string;
}

/** An amount of money, on a decimal keypad, with its currency. */
export function MoneyField({ label, amount, onAmount, currency, choice, describedBy }: MoneyFieldProps) {
  const { locale } = useTranslate();
  const flag = <Flag region={findCurrency(currency)?.region} code={currency} size={20} />;
  return (
    <FormField
      label={label}
      text={amount.text}
      onText={(text) => onAmount(typedAmount(amount, text, { signed: false, decimal: locale.decimal }))}
      isNumber
      placeholder="0"
      hintId={describedBy}
    >
      {choice ? (
        <span className="money-choice">
          {flag}
          <select
            aria-label={choice.label}
            value={currency}
            onChange={({ target }) => choice.onCurrency(target.value)}
          >
            {choice.codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </span>
      ) : (
        <span className="money-choice">
          {flag}
          {currency}
        </span>
      )}
    </FormField>
  );
}
