import {
  appendSymbol,
  formatFixed,
  formatIsoDate,
  formatListFigure,
  formatPercent,
  formatRate,
  quote,
} from '@equivale/core';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { referenceText } from '../../../converter/provenance/reference-text.ts';
import { useToday } from '../../../device/use-today.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Facts } from '../../../ui/facts.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { FormNote } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { buttonText, type OwnRateForm as Form, todaysRate } from './use-own-rate-form.ts';

type Validity = 'always' | 'trip' | 'date';

export const linkClass = 'type-label-strong min-h-touch rounded-small px-2 text-accent hover:underline';

interface RateFieldProps {
  readonly form: Form;
  readonly table: RatesTable;
  /** Id of the question about an unlikely rate. */
  readonly faultId: string | undefined;
}

/** The field of the rate; it can be turned round or filled with today's. */
export function RateField({ form, table, faultId }: RateFieldProps) {
  const { t } = useTranslate();
  const { direction } = form;
  const todays = todaysRate(direction, table);
  return (
    <div>
      <FormField
        label={t('ownRate.one', { code: direction.from })}
        text={form.text}
        onText={form.onText}
        isNumber
        faultId={faultId}
      >
        <span className="px-2 font-medium text-muted">{direction.to}</span>
      </FormField>
      <div className="-mx-2 mt-0.5 flex flex-wrap justify-between">
        <button
          type="button"
          className={`${linkClass} inline-flex items-center gap-2`}
          onClick={form.turnRound}
        >
          <Icon of={ArrowLeftRight} size={16} />
          {t('ownRate.turn')}
        </button>
        {todays && (
          <button type="button" className={linkClass} onClick={() => form.put(todays)}>
            {t('ownRate.todays')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The typed rate beside the reference, with a question where it is many times that. */
export function Comparison({ form, table, faultId }: { form: Form; table: RatesTable; faultId: string }) {
  const { t, locale } = useTranslate();
  const { own, check, direction } = form;
  if (!own || !check) return null;
  const { from, to } = direction;
  if (check.slip) {
    const { times, isBelow, likely } = check.slip;
    return (
      <FormNote id={faultId}>
        <p>
          <b className="font-semibold">{t('ownRate.sure')}</b>{' '}
          {t(isBelow ? 'ownRate.timesBelow' : 'ownRate.times', {
            times: formatFixed(times, 1, locale),
            likely:
              likely.base === from
                ? buttonText(likely, locale)
                : `1 ${likely.base} = ${buttonText(likely, locale)} ${likely.code}`,
          })}
        </p>
      </FormNote>
    );
  }
  const made = pairFigures(table, from, to);
  const pair = { from, to, table, names: table };
  const reference = quote({ amount: '1', from, to }, table);
  const back = quote({ amount: '100', from: to, to: from, own }, table);
  const mine = quote({ amount: '1', from, to, own }, table);
  const day = made.day && formatIsoDate(made.day, locale, 'day');
  const percent = mine.ok && reference.ok ? 100 * (mine.rate.toNumber() / reference.rate.toNumber() - 1) : 0;
  const rows = [
    [
      [referenceText('name', pair, t), day].filter(Boolean).join(', '),
      reference.ok ? formatRate(reference.rate, locale) : '',
    ],
    [t('ownRate.difference'), formatPercent(percent, locale, { signed: true, decimals: 1 })],
    [
      t('ownRate.back'),
      back.ok
        ? `${appendSymbol('100', to)} = ${appendSymbol(formatListFigure(back.result, 2, locale), from)}`
        : '',
    ],
  ] as const;
  return <Facts facts={rows} />;
}

export function useValidity(until: string | undefined, tripEnd: string | undefined, isStored: boolean) {
  const today = useToday();
  const [validity, setValidity] = useState<Validity>(
    until ? (until === tripEnd ? 'trip' : 'date') : tripEnd && !isStored ? 'trip' : 'always',
  );
  const [date, setDate] = useState(until && until >= today ? until : '');
  const last = validity === 'always' ? undefined : validity === 'trip' ? tripEnd : date || undefined;
  return { validity, setValidity, date, setDate, today, last, isSound: validity !== 'date' || date >= today };
}

interface ValidityFieldProps {
  readonly term: ReturnType<typeof useValidity>;
  readonly tripEnd: string | undefined;
}

export function ValidityField({ term, tripEnd }: ValidityFieldProps) {
  const { t, locale } = useTranslate();
  const labels = {
    always: t('ownRate.always'),
    trip: tripEnd ? t('ownRate.untilTrip', { date: formatIsoDate(tripEnd, locale, 'day') }) : '',
    date: t('ownRate.date'),
  };
  const ids = (['always', 'trip', 'date'] as const).filter((id) => labels[id] !== '');
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="type-label text-muted">
        {t('ownRate.valid')}
      </span>
      <Segments
        legend={t('ownRate.valid')}
        className="w-full"
        options={ids.map((id) => ({ id, label: labels[id], name: labels[id] }))}
        value={term.validity}
        onChange={term.setValidity}
      />
      {term.validity === 'date' && (
        <DateField label={t('ownRate.date')} first={term.today} day={term.date} onDay={term.setDate} />
      )}
    </div>
  );
}
