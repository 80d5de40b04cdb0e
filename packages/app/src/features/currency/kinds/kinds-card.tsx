import { appendSymbol, formatIsoDate, formatListFigure, quote } from '@equivale/core';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'wouter';
import type { Rates } from '../../../api/rates.ts';
import { printAddress } from '../../../conversion/address.ts';
import { writtenAmount } from '../../../conversion/amount.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { printRate, type RateInUse, TODAY } from '../../../conversion/rate-in-use.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { choose } from '../../../device/choose.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cardClass } from '../../../ui/card.ts';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import {
  areWorthACard,
  bidAskText,
  decimalsOf,
  frozenText,
  gapText,
  kindName,
  type ShownKind,
  shownAmount,
  shownKinds,
} from './describe-kind.ts';
import { kindCode } from './kind-in-use.ts';
import { MidwayRow } from './midway-row.tsx';
import './kinds.css';
import { Icon } from '../../../ui/icon.tsx';

interface KindsCardProps {
  readonly from: string;
  readonly to: Targets;
  readonly rates: Rates;
  readonly inUse: RateInUse;
}

interface KindRowProps extends Omit<KindsCardProps, 'inUse'> {
  /** None: the official rate. */
  readonly kind?: ShownKind;
  readonly group: string;
  readonly isChosen: boolean;
}

/** One rate, with what the amount comes to and how far it is from the official one. */
function KindRow({ kind, from, to, rates, group, isChosen }: KindRowProps) {
  const { t, locale } = useTranslate();
  const [, navigate] = useLocation();
  const amount = useConverterState((state) => state.currency.amount);
  const { table } = rates;
  const [target] = to;
  const street = kind?.street;
  const result = quote({ amount: shownAmount(amount).value, from, to: target, street }, table);
  const { market, day } = pairFigures(table, from, target);
  const publisher = sourceName(table, street?.source ?? market.at(-1)?.source ?? '', t, { isShort: true });
  const frozen = kind && frozenText(kind, t, locale);
  const dated = day && formatIsoDate(day, locale, 'day');
  const onChoose = () => {
    choose({ [`kind/${kindCode(from, target, table) ?? target}`]: street?.name });
    const rate: RateInUse = street ? { basis: 'kind', kind: street.name } : TODAY;
    navigate(printAddress({ category: 'currency', from, to }) + printRate(rate), { replace: true });
  };
  return (
    <li>
      <ChoiceRow
        {...{ group, isChosen, onChoose }}
        title={street ? kindName(street.name, t) : t('kinds.official')}
        detail={
          <>
            {(kind && bidAskText(kind, t, locale)) ?? publisher}
            {frozen && <span className="text-warn"> · {frozen}</span>}
          </>
        }
        figure={result.ok && formatListFigure(result.result, decimalsOf(result.result, target), locale)}
        note={kind ? gapText(kind, locale) : dated}
      />
    </li>
  );
}

/** Whose rates they are, that none of them is official, and that they are no advice to trade. */
function KindsNote({ kinds, rates }: { readonly kinds: readonly ShownKind[]; readonly rates: Rates }) {
  const { t } = useTranslate();
  const { table } = rates;
  const sources = [...new Set(kinds.map(({ street }) => street.source))];
  const isMiddle = kinds.some(({ street }) => street.computed);
  return (
    <div className="flex gap-2.5 [padding:12px_16px_8px] border-t border-line text-muted text-pretty type-label">
      <Icon of={Info} size={16} className="mt-0.5 shrink-0 text-muted" />
      <div className="grid gap-1.5">
        {isMiddle && <p>{t('kinds.middle')}</p>}
        <p>{t('kinds.publisher', { source: sources.map((key) => sourceName(table, key, t)).join(' · ') })}</p>
        <p>{t('kinds.law')}</p>
        <p className="flex flex-wrap gap-x-3">
          {sources.map((key) => {
            const site = table.sources?.[key]?.site;
            return (
              site && (
                <a
                  key={key}
                  className="inline-flex items-center [min-height:var(--touch,_44px)] text-accent hover:underline"
                  href={site}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  {t('kinds.publisher.site', { source: sourceName(table, key, t) })}
                </a>
              )
            );
          })}
        </p>
      </div>
    </div>
  );
}

/** The rates of a pair side by side, official and street; nothing where they hardly differ and none of them is in use. */
export function KindsCard({ inUse, ...pair }: KindsCardProps) {
  const { from, to, rates } = pair;
  const { t, locale } = useTranslate();
  const [group, title] = [useId(), useId()];
  const amount = useConverterState((state) => state.currency.amount);
  const kinds = shownKinds(from, to[0], rates.table);
  const alone = kinds.length === 1 ? kinds[0] : undefined;
  const chosen = inUse.basis === 'kind' ? inUse.kind : undefined;
  if (!chosen && !areWorthACard(kinds)) return null;
  const written = appendSymbol(writtenAmount(shownAmount(amount), locale), from);
  return (
    <fieldset aria-labelledby={title} className={`kinds ${cardClass}`}>
      <div className="flex flex-wrap gap-y-0 gap-x-3 items-baseline justify-between [padding:16px_16px_8px]">
        <h2 id={title} className="type-strong">
          {t('kinds.title')}
        </h2>
        <span className="type-label text-muted">{t('kinds.of', { amount: written, code: to[0] })}</span>
      </div>
      <ul>
        <KindRow {...pair} group={group} isChosen={chosen === undefined && inUse.basis === 'today'} />
        {kinds.map((kind) => (
          <KindRow
            key={kind.street.name}
            {...pair}
            kind={kind}
            group={group}
            isChosen={chosen === kind.street.name}
          />
        ))}
        {alone?.street.kind === 'parallel' && <MidwayRow {...pair} kind={alone} />}
      </ul>
      <KindsNote kinds={kinds} rates={rates} />
    </fieldset>
  );
}
