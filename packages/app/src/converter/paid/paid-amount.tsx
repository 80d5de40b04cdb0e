import { CURRENCIES, findCurrency } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import type { Amount } from '../../conversion/amount.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { Flag } from '../../ui/flag.tsx';
import { FormField } from '../../ui/form-field.tsx';

interface PaidAmountProps {
  readonly label: string;
  readonly amount: Amount;
  readonly onText: (text: string) => void;
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** An amount with its currency, which is chosen in the device's own list. */
export function PaidAmount({ label, amount, onText, code, onCode }: PaidAmountProps) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  return (
    <FormField label={label} text={amount.text} onText={onText} isNumber>
      <span className="paid-currency">
        <Flag region={findCurrency(code)?.region} code={code} size={20} />
        <select
          aria-label={t('paid.currencyOf', { label })}
          value={code}
          onChange={({ target }) => onCode(target.value)}
        >
          {CURRENCIES.map((currency) => (
            <option
              key={currency.code}
              value={currency.code}
              label={`${currency.code} · ${names[currency.code]}`}
            >
              {currency.code}
            </option>
          ))}
        </select>
        <b aria-hidden>{code}</b>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </span>
    </FormField>
  );
}
