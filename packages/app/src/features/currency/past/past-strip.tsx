import { formatIsoDate, kindOf } from '@equivale/core';
import { describePast } from '../../../conversion/past.ts';
import { pairFigures } from '../../../converter/provenance/pair-figures.ts';
import { ProvenanceStrip } from '../../../converter/provenance/provenance-strip.tsx';
import { sourceName } from '../../../converter/provenance/source-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { open } from '../../../platform/overlays.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { dayWithWeekday, whyNoRate } from './past-days.ts';
import { originOf, type PastOrigin } from './past-origin.ts';

const PastProvenance = lazyPart(
  async () => (await import('./past-provenance.tsx')).PastProvenance,
  'provenance',
);

/** Sources that publish one figure for a month, dated on its first day. */
const MONTHLY = ['hmrc'];

/** Who published the rate of a day gone by and on which day, or what the average is of; opens all of it. */
export function PastStrip({ addition, ...props }: PastOrigin & { readonly addition?: string | undefined }) {
  const { past, onDay, average, rates } = props;
  const { t, locale } = useTranslate();
  const { sources, day } = originOf(props);
  const lead = sources.map((source) => sourceName(rates.table, source, t, { isShort: true })).join(' · ');
  const isMonthly = sources.some((source) => MONTHLY.includes(source));
  const isFixed = onDay?.place === 'table' && pairFigures(onDay.table, props.from, props.to).fixed.length > 0;
  const said = () => {
    if (kindOf(past) !== 'day') {
      if (!average?.average) return { text: describePast(past, locale) };
      return {
        word: t('past.meanOf', { days: average.days }),
        text: describePast(past, locale),
      };
    }
    if (day === undefined) return { text: isFixed ? t('source.legal') : describePast(past, locale) };
    if (isMonthly)
      return { word: t('past.monthOf', { month: formatIsoDate(day, locale, 'month') }), text: '' };
    return { word: dayWithWeekday(day, t, locale), text: day === past ? '' : whyNoRate(past, t, locale) };
  };
  const described = said();
  return (
    <ProvenanceStrip
      state={onDay?.place === 'device' ? 'offline' : 'past'}
      {...(lead && { lead })}
      {...described}
      text={[described.text, addition].filter(Boolean).join(' · ')}
      onOpen={(strip) => open(PastProvenance, props, strip)}
    />
  );
}
