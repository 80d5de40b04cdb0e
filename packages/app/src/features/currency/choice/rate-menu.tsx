import { formatPercent, formatRate, type Locale, quote } from '@equivale/core';
import { Calendar, Check, CreditCard, UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useRates } from '../../../api/rates.ts';
import { useSourceQuotes } from '../../../api/source-quotes.ts';
import { printAddress } from '../../../conversion/address.ts';
import { printRate, type RateInUse } from '../../../conversion/rate-in-use.ts';
import { dayOfFigure } from '../../../converter/provenance/day-of-figure.ts';
import { figureOrigin } from '../../../converter/provenance/figure-origin.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { institutionName, publishedDay, typeName, voiceOf } from '../../../converter/provenance/voices.ts';
import { choose } from '../../../device/choose.ts';
import { useToday } from '../../../device/use-today.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { OverlayProps } from '../../../platform/overlays.ts';
import { besideOpener } from '../../../ui/action-menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { rowActionClass, rowsClass } from '../../../ui/list.ts';
import { RowText } from '../../../ui/row-text.tsx';
import { SheetFrame } from '../../../ui/sheet.tsx';
import { gapText, kindName, shownKinds } from '../kinds/describe-kind.ts';
import { kindCode } from '../kinds/kind-in-use.ts';
import { focusNextChip, openRate } from '../open-rate.ts';
import { isComparable, pairQuotes } from '../pair-quotes.ts';
import type { Choice, RatePair } from '../rate-pair.ts';
import { useOwnRateDetail } from './rate-more.tsx';
import { RateRow } from './rate-rows.tsx';
import { useStopOwnRate } from './rate-undo.tsx';

interface Published {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly value: string;
  readonly distance?: string | undefined;
  readonly rate?: RateInUse;
}

const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The reference rate of a pair, the street's, and what other institutions publish. */
function usePublished({ from, to: [to], table }: RatePair): readonly Published[] {
  const { t, locale } = useTranslate();
  const rates = useRates([from, to]);
  const today = useToday();
  const quotes = useSourceQuotes(rates?.place === 'network');
  const { market, day } = pairFigures(table, from, to);
  const voices = market.map((figure) => voiceOf(figure, table));
  const names = [...new Set(voices.map((voice) => institutionName(table, voice, t)))];
  const reference = quote({ amount: '1', from, to }, table);
  const used = {
    id: 'reference',
    name: names.join(' · ') || t('source.legal'),
    detail: joined(
      voices.length === 1 && voices[0] && typeName(voices[0], t),
      rates && figureOrigin(rates, { from, to }, today, t, locale).day,
    ),
    value: reference.ok ? formatRate(reference.rate, locale) : '',
  };
  const street = shownKinds(from, to, table).map((kind) => ({
    id: kind.street.name,
    name: kindName(kind.street.name, t),
    detail: joined(
      sourceName(table, kind.street.source, t, { isShort: true }),
      dayOfFigure(kind.street.date, t, locale),
    ),
    value: formatRate(kind.rate, locale),
    distance: gapText(kind, locale),
    rate: { basis: 'kind', kind: kind.street.name } as const,
  }));
  const others = typeof quotes === 'string' ? [] : pairQuotes(quotes.details, table, from, to);
  const institutions = others
    .filter((voice) => !names.includes(institutionName(table, voice, t)))
    .map((voice) => ({
      id: voice.source,
      name: institutionName(table, voice, t),
      detail: joined(typeName(voice, t), publishedDay(voice, t, locale)),
      value: formatRate(voice.rate, locale),
      distance: isComparable(voice, day) ? percentText(voice.percent, locale) : undefined,
      rate: { basis: 'source', source: voice.source } as const,
    }));
  return [used, ...street, ...institutions];
}

const percentText = (percent: number, locale: Locale) => formatPercent(percent, locale, { signed: true });

/** Whether a published rate is the one in use, whatever fee is added to it. */
const isUsed = ({ rate }: Published, inUse: RateInUse): boolean =>
  printRate(rate ?? { basis: 'today' }) === printRate(inUse) && inUse.basis !== 'own';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className="type-label-strong px-4 pt-3 pb-1 text-muted">{title}</h3>
      <ul className={rowsClass}>{children}</ul>
    </>
  );
}

function PublishedRow({ row, isChosen, onUse }: { row: Published; isChosen?: boolean; onUse: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        className={`${rowActionClass} flex-nowrap ${isChosen ? 'bg-accent-soft' : ''}`}
        onClick={onUse}
      >
        <span className="w-5 shrink-0 text-accent">{isChosen && <Icon of={Check} />}</span>
        <RowText title={row.name} detail={row.detail} />
        <span className="text-end tabular-nums">
          {row.value}
          <small className="type-label block text-muted">{row.distance}</small>
        </span>
      </button>
    </li>
  );
}

/** Which rate to use: the one in use, ticked, the other published ones, and those that are one's own. */
export function RateMenu({ rate, opener, onClose, ...pair }: RatePair & OverlayProps & { rate: string }) {
  const { t } = useTranslate();
  const [, navigate] = useLocation();
  const { from, to, table, inUse } = pair;
  const published = usePublished(pair);
  const stopOwnRate = useStopOwnRate(pair);
  const own = useOwnRateDetail(pair);
  const used = published.find((row) => isUsed(row, inUse));
  const use = (row: Published) => () => {
    onClose();
    if (row === used) return;
    const code = kindCode(from, to[0], table);
    const kind = row.rate?.basis === 'kind' ? row.rate.kind : undefined;
    stopOwnRate();
    if (code) choose({ [`kind/${code}`]: kind });
    focusNextChip();
    navigate(printAddress({ category: 'currency', from, to }) + printRate(row.rate ?? { basis: 'today' }));
  };
  const form = (choice: Choice) => () => {
    onClose();
    openRate(choice, pair, opener);
  };
  const others = published.filter((row) => row !== used);
  return (
    <SheetFrame
      title={rate || t('rate.choose')}
      opener={opener}
      onClose={onClose}
      className="action-menu rate-menu"
      style={besideOpener(opener, 416)}
    >
      <div className="overflow-auto overscroll-contain pb-3">
        {used && (
          <Group title={t('rate.inUse')}>
            <PublishedRow row={used} isChosen onUse={use(used)} />
          </Group>
        )}
        {others.length > 0 && (
          <Group title={t('rate.others')}>
            {others.map((row) => (
              <PublishedRow key={row.id} row={row} onUse={use(row)} />
            ))}
          </Group>
        )}
        <Group title={t('rate.yours')}>
          <RateRow
            icon={Calendar}
            title={t('past.row.day')}
            detail={t('past.row.day.detail')}
            onClick={form('past')}
          />
          <RateRow
            icon={CreditCard}
            title={t('rate.row.markup')}
            detail={t('rate.row.markup.detail')}
            onClick={form('markup')}
          />
          <RateRow icon={UserPen} title={t('rate.row.own')} detail={own} onClick={form('own')} />
        </Group>
      </div>
    </SheetFrame>
  );
}
