import { quote } from '@equivale/core';
import type { Rates } from '../../api/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';

interface MissingRateProps {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
}

export function MissingRate({ from, to, rates: { table, place } }: MissingRateProps) {
  const { t } = useTranslate();
  const quoted = quote({ amount: '1', from, to }, table);
  const code = 'currency' in quoted ? quoted.currency : to;
  return (
    <p className="provenance-strip">
      {t(place === 'network' ? 'missing.rate.published' : 'missing.rate.device', { code })}
    </p>
  );
}
