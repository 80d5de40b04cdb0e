import { formatDecimal, formatIsoDate, formatRelativeTime } from '@equivale/core';
import type { ReactNode } from 'react';
import type { Rates } from '../../../api/rates.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import type { RateOf } from '../../../conversion/rate-in-use.ts';
import { dayOfFigure } from '../../../converter/provenance/day-of-figure.ts';
import { ProvenanceSheet } from '../../../converter/provenance/provenance-sheet.tsx';
import { RateUse } from '../../../converter/provenance/rate-use.tsx';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../../platform/overlays.ts';
import { useNow } from '../../../platform/use-now.ts';
import { lazyPart } from '../../../ui/part.tsx';
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
  readonly inUse: RateOf<'kind'>;
}

interface KindProps {
  readonly kind: ShownKind;
  readonly rates: Rates;
}

/** How long ago an instant was, on the reader's own calendar. */
function useAge(): (instant: string) => string {
  const { locale } = useTranslate();
  const now = useNow();
  return (instant) => formatRelativeTime(Date.parse(instant), now, locale, new Date(now).getTimezoneOffset());
}

function Provenance({ kind, rates, ...sheet }: KindProps & OverlayProps) {
  const { t, locale } = useTranslate();
  const age = useAge();
  const { code, base, rate, bid, ask, computed, since, seen, date, name, source: key } = kind.street;
  const source = sourceName(rates.table, key, t);
  const value = `1 ${base} = ${formatDecimal(rate, locale)} ${code}`;
  const facts = [
    [t('kinds.fact.bid'), bid && formatDecimal(bid, locale)],
    [t('kinds.fact.ask'), ask && formatDecimal(ask, locale)],
    [t('kinds.fact.middle'), computed && t('kinds.fact.computed', { value: formatDecimal(rate, locale) })],
    [t('kinds.fact.gap'), gapText(kind, locale)],
    [t('kinds.fact.since'), age(since)],
    [t('kinds.fact.seen'), age(seen)],
  ] as const;
  const lead = `${t('kinds.notOfficial')}. ${t('kinds.lead', { name: kindName(name, t), source })}`;
  const published = [formatIsoDate(date, locale), bidAskText(kind, t, locale)].filter(Boolean).join(' · ');
  const note = frozenText(kind, t, locale) ?? t('provenance.used');
  return (
    <ProvenanceSheet
      {...sheet}
      headline={value}
      lead={lead}
      facts={facts}
      sources={[{ id: key, name: source, detail: published, value, note }]}
      remark={t('kinds.law')}
      shared={`${value} (${lead})`}
    />
  );
}

const KindProvenance = lazyPart(async () => Provenance, 'provenance');

/** That it is no official rate, whose it is and how old its value is. */
function KindStrip({ kind, rates, chip }: KindProps & { readonly chip: ReactNode }) {
  const { t, locale } = useTranslate();
  const age = useAge();
  const { street } = kind;
  const frozen = frozenText(kind, t, locale);
  return (
    <RateUse
      state={frozen ? 'old' : 'own'}
      chip={chip}
      note={frozen ?? age(street.since)}
      line={`${t('kinds.notOfficial')} · ${sourceName(rates.table, street.source, t)}`}
      onOpen={(strip) => open(KindProvenance, { kind, rates }, strip)}
    />
  );
}

/** The currency converter at a rate that is no reference rate, which it says wherever it says the rate. */
export function KindConverter({ from, to, rates, inUse }: KindConverterProps) {
  const { t, locale } = useTranslate();
  const { table } = rates;
  const kind = shownKinds(from, to[0], table).find(({ street }) => street.name === inUse.kind);
  const name = kindName(inUse.kind, t);
  const { code, markup } = inUse;
  const options = { street: code ? { code, name: inUse.kind } : undefined, markup };
  const shown: ShownRate = {
    inUse,
    isKnown: true,
    name,
    day: kind && dayOfFigure(kind.street.date, t, locale),
    convert(conversion, target) {
      const result = currencyResult(conversion, target, { table, t, locale, options });
      return result.ok
        ? { ...result, spoken: `${result.spoken}, ${name}, ${t('kinds.notOfficial')}` }
        : result;
    },
    under: () => kind && gapSentence(kind, t, locale),
    provenance: (chip) => kind && <KindStrip {...{ kind, rates, chip }} />,
  };
  return <CurrencyConverter from={from} to={to} rates={rates} shown={shown} />;
}
