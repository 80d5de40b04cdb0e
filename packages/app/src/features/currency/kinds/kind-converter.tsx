import { formatDecimal, formatIsoDate, formatRelativeTime } from '@equivale/core';
import { Store } from 'lucide-react';
import type { Rates } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { quoteOptions, type RateInUse } from '../../../conversion/rate-in-use.ts';
import { ProvenanceSheet } from '../../../converter/provenance/provenance-sheet.tsx';
import { ProvenanceStrip } from '../../../converter/provenance/provenance-strip.tsx';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { shareView } from '../../../platform/share-app.ts';
import { useNow } from '../../../platform/use-now.ts';
import { CurrencyConverter } from '../currency-converter.tsx';
import { currencyResult } from '../currency-result.ts';
import type { ShownRate } from '../shown-rate.tsx';
import {
  bidAskText,
  frozenText,
  gapSentence,
  gapText,
  kindName,
  type ShownKind,
  shownKinds,
} from './describe-kind.ts';

interface KindConverterProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly inUse: RateInUse & { readonly basis: 'kind' };
}

/** That it is no official rate, whose it is and how old its value is; behind it every figure of it. */
function KindStrip({ kind, rates }: { readonly kind: ShownKind; readonly rates: Rates }) {
  const { t, locale } = useTranslate();
  const now = useNow();
  const { street } = kind;
  const { code, base, rate, bid, ask, since, seen } = street;
  const source = sourceName(rates.table, street.source, t);
  const age = (instant: string) =>
    formatRelativeTime(Date.parse(instant), now, locale, new Date(now).getTimezoneOffset());
  const value = `1 ${base} = ${formatDecimal(rate, locale)} ${code}`;
  const isComputed = bid !== undefined && ask !== undefined;
  const facts = [
    [t('kinds.fact.bid'), bid && formatDecimal(bid, locale)],
    [t('kinds.fact.ask'), ask && formatDecimal(ask, locale)],
    [t('kinds.fact.middle'), isComputed && t('kinds.fact.computed', { value: formatDecimal(rate, locale) })],
    [t('kinds.fact.gap'), gapText(kind, locale)],
    [t('kinds.fact.since'), age(since)],
    [t('kinds.fact.seen'), age(seen)],
  ] as const;
  const lead = t('kinds.lead', { name: kindName(street.name, t), source });
  const frozen = frozenText(kind, t, locale);
  return (
    <ProvenanceStrip
      state={frozen ? 'old' : 'own'}
      icon={Store}
      word={t('kinds.notOfficial')}
      text={[source, frozen ?? age(since)].join(' · ')}
      story={(sheet) => (
        <ProvenanceSheet
          {...sheet}
          headline={value}
          lead={`${t('kinds.notOfficial')}. ${lead}`}
          facts={facts.flatMap(([name, text]) => (text ? [{ name, value: text }] : []))}
          sources={[
            {
              id: street.source,
              name: source,
              detail: [formatIsoDate(street.date, locale), bidAskText(kind, t, locale)]
                .filter(Boolean)
                .join(' · '),
              value,
              note: frozen ?? t('provenance.used'),
            },
          ]}
          remark={t('kinds.law')}
          onShare={() => void shareView(`${value} (${t('kinds.notOfficial')}. ${lead})`)}
        />
      )}
    />
  );
}

/** The currency converter at a rate that is no reference rate, which it says wherever it says the rate. */
export function KindConverter({ from, to, rates, inUse }: KindConverterProps) {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const kind = shownKinds(from, to[0], table).find(({ street }) => street.name === inUse.kind);
  const name = kindName(inUse.kind, t);
  const shown: ShownRate = {
    inUse,
    isKnown: true,
    name,
    convert(conversion, target) {
      const result = currencyResult(conversion, target, { table, t, locale, options: quoteOptions(inUse) });
      return result.ok
        ? { ...result, spoken: `${result.spoken}, ${name}, ${t('kinds.notOfficial')}` }
        : result;
    },
    under: () => kind && gapSentence(kind, t, locale),
    provenance: () => kind && <KindStrip kind={kind} rates={rates} />,
  };
  return <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />;
}
