import type { FrozenRate } from '@equivale/contract';
import { formatIsoDate } from '@equivale/core';
import { freeze } from '../../conversion/trip/trip-rates.ts';
import { placeName, rateLine } from '../../conversion/trip/trip-words.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { cardClass } from '../../ui/card.ts';
import { DateField } from '../../ui/forms/date-field.tsx';
import { FormNote } from '../../ui/forms/form.tsx';
import { MainButton } from '../../ui/forms/main-button.tsx';
import { OtherMoney } from './other-money.tsx';
import { PlaceField } from './place-field.tsx';
import { PricePreview } from './price-preview.tsx';
import { moneyOf, type TripFormProps, useTripForm } from './use-trip-form.ts';

interface BesideProps extends Pick<TripFormProps, 'table' | 'past'> {
  readonly main: string;
  readonly home: string;
  readonly taken: FrozenRate | undefined;
}

/** What is taken along, on wide screens, and the trips before. */
function Beside({ table, main, home, taken, past }: BesideProps) {
  const { t, locale } = useTranslate();
  const isEmpty = !past && !(table && taken);
  return (
    <div className="grid gap-4">
      {table && taken && (
        <div className="max-lg:hidden">
          <PricePreview
            title={t('trip.taken')}
            currency={main}
            home={home}
            rate={taken}
            table={table}
            foot={
              <p className="py-3 px-4 border-t border-line text-muted type-label text-pretty">
                {t('trip.taken.from', {
                  source: taken.sources.map((key) => sourceName(table, key, t, { isShort: true })).join(', '),
                  day: taken.day === undefined ? '' : formatIsoDate(taken.day, locale),
                  rate: rateLine(taken, main, home, locale),
                })}
              </p>
            }
          />
        </div>
      )}
      {isEmpty && (
        <div className={`${cardClass} p-4 max-lg:hidden`}>
          <h2 className="type-strong">{t('trip.taken')}</h2>
          <p className="text-pretty text-muted">{t('trip.taken.none')}</p>
        </div>
      )}
      {past}
    </div>
  );
}

/** Where to, from which money, and when: what prepares a trip. From 1024 px on what is taken along is shown as it fills. */
export function TripForm(props: TripFormProps) {
  const { table, trip, past, hasExpenses = false } = props;
  const { t, language } = useTranslate();
  const names = useCurrencyNames();
  const { draft, change, toggle, chosen, offered, isBackward, form } = useTripForm(props);
  const { place, home, from, until } = draft;
  const [main = ''] = chosen;
  const taken = table && freeze(table, { currencies: chosen, home }, '').rates[main];
  return (
    <div className={trip ? '' : 'trip-first'}>
      <form className="form" noValidate onSubmit={form.onSubmit}>
        {trip ? null : (
          <div className="pt-2">
            <h2 className="type-hero">{t('trip.where')}</h2>
            <p className="mt-1 text-pretty text-muted">{t('trip.where.body')}</p>
          </div>
        )}
        <PlaceField
          label={t('trip.place')}
          placeholder={t('trip.place.hint')}
          name={place === '' ? '' : placeName(place, language, names)}
          place={place}
          currency={moneyOf(place)[0] ?? ''}
          hasCountries
          onPlace={(next) => change({ place: next, added: [] })}
        />
        <OtherMoney chosen={chosen} offered={offered} onToggle={toggle} />
        {hasExpenses ? null : (
          <PlaceField
            label={t('trip.home')}
            placeholder=""
            name={names[home] ?? home}
            place={home}
            currency={home}
            hasCountries={false}
            onPlace={(next) => change({ home: next })}
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
          <DateField label={t('trip.first')} day={from} onDay={(day) => change({ from: day })} />
          <DateField
            label={t('trip.last')}
            day={until}
            first={from || undefined}
            onDay={(day) => change({ until: day })}
          />
        </div>
        {isBackward && <FormNote>{t('trip.backward')}</FormNote>}
        {place !== '' && chosen.length === 0 && <FormNote>{t('trip.sameMoney', { code: home })}</FormNote>}
        {form.fault}
        <MainButton
          type="submit"
          missing={place === '' ? t('trip.missing.place') : undefined}
          disabled={!table || chosen.length === 0 || isBackward}
        >
          {t(trip ? 'trip.save' : 'trip.prepare')}
        </MainButton>
        {trip ? null : <p className="type-label text-muted">{t('trip.private')}</p>}
      </form>
      {!trip && <Beside {...{ table, main, home, taken, past }} />}
    </div>
  );
}
