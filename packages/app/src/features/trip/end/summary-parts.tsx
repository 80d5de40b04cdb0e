import { formatIsoDate, formatPercent } from '@equivale/core';
import type { TripSummary } from '../../../conversion/trip/trip-summary.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cardClass } from '../../../ui/card.ts';

interface MeterProps {
  readonly name: string;
  readonly value: string;
  readonly detail: string;
  readonly share: number;
}

function Meter({ name, value, detail, share }: MeterProps) {
  const { locale } = useTranslate();
  return (
    <div className="trip-meter">
      <dt>{name}</dt>
      <dd>{value}</dd>
      <span aria-hidden>
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <small>{detail}</small>
      <small>{formatPercent(100 * share, locale, { decimals: 0 })}</small>
    </div>
  );
}

export function Meters({ title, rows }: { readonly title: string; readonly rows: readonly MeterProps[] }) {
  return (
    <section className={cardClass}>
      <h2 className="type-strong px-4 pt-4 pb-1">{title}</h2>
      <dl>
        {rows.map((row) => (
          <Meter key={row.name} {...row} />
        ))}
      </dl>
    </section>
  );
}

/** What was spent on each day, all in one colour. */
export function Bars({ bars }: Pick<TripSummary, 'bars'>) {
  const { t, locale } = useTranslate();
  const day = (text = '') => formatIsoDate(text, locale, 'day');
  const [first, last] = [bars[0]?.day, bars.at(-1)?.day];
  const highest = bars.find(({ share }) => share === 1)?.day;
  if (!highest || first === last) return null;
  const label = t('trip.end.bars', { first: day(first), last: day(last), highest: day(highest) });
  return (
    <>
      <div className="trip-bars" role="img" aria-label={label}>
        {bars.map((bar) => (
          <i
            key={bar.day}
            data-none={bar.share === 0 || undefined}
            style={{ height: `${Math.max(100 * bar.share, 3)}%` }}
          />
        ))}
      </div>
      <p className="trip-bars-days">
        <span>{day(first)}</span>
        <span>{day(last)}</span>
      </p>
    </>
  );
}
