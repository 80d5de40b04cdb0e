import { useRates } from '../../../api/rates.ts';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';

export function PointSource({ source }: { readonly source: string }) {
  const { t } = useTranslate();
  const rates = useRates();
  return ` · ${sourceName(rates?.table ?? {}, source, t, { isShort: true })}`;
}
