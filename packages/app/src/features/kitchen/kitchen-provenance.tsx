import { appendSymbol, formatDecimal } from '@equivale/core';
import type { Portion, Weight } from '@equivale/core/kitchen';
import { formName } from '../../conversion/kitchen-names.ts';
import { amountText } from '../../conversion/kitchen-words.ts';
import { ProvenanceSheet } from '../../converter/provenance/provenance-sheet.tsx';
import { ProvenanceStrip } from '../../converter/provenance/provenance-strip.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { lazyPart } from '../../ui/part.tsx';
import type { Kitchen } from './use-kitchen.ts';

interface SheetProps extends OverlayProps {
  readonly kitchen: Kitchen;
  readonly weight: Weight;
  /** What a portion is called: `1 taza, apretada`. */
  readonly measureOf: (portion: Portion) => string;
}

function Story({ kitchen, weight, measureOf, ...sheet }: SheetProps) {
  const { t, locale } = useTranslate();
  const { ingredient, from, to, amount, converted, words } = kitchen;
  const gramsOf = ({ grams }: Portion) => appendSymbol(formatDecimal(grams, locale), 'g');
  const typed = amountText(formatDecimal(amount.value, locale), amount.value, from.id, words);
  const result = converted.ok
    ? amountText(converted.shown.text, converted.shown.plain, to.id, words)
    : converted.message;
  const { portion, isDerived } = weight;
  return (
    <ProvenanceSheet
      headline={`${typed} ≈ ${result}`}
      lead={t('kitchen.provenance.lead')}
      facts={[
        [t('kitchen.provenance.food'), `${portion.fdcId}`],
        [t('kitchen.provenance.weighed'), `${measureOf(portion)} = ${gramsOf(portion)}`],
        [t('provenance.result'), isDerived ? t('kitchen.provenance.derived') : undefined],
      ]}
      sources={ingredient.portions.map((one) => ({
        id: `${one.count} ${one.measure} ${one.form} ${one.fdcId}`,
        name: measureOf(one),
        detail: t('kitchen.source', { food: one.fdcId }),
        value: gramsOf(one),
      }))}
      {...sheet}
    />
  );
}

const Provenance = lazyPart(async () => Story, 'provenance');

/** That the result is an approximation, whose it is, and behind it what was weighed. */
export function KitchenProvenance({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t, language, locale } = useTranslate();
  const { name, result, words } = kitchen;
  const weight = result?.weight;
  const measureOf = ({ count, measure, form }: Portion) =>
    [
      amountText(formatDecimal(count, locale), count, measure === 'floz' ? 'floz_us' : measure, words),
      ...(form ? [formName(form, language, name)] : []),
    ].join(', ');
  const { form, fdcId } = weight?.portion ?? {};
  const isDerived = weight?.isDerived === true;
  const parts = weight
    ? [
        t('kitchen.source', { food: fdcId ?? '' }),
        ...(form ? [formName(form, language, name)] : []),
        ...(isDerived ? [t('kitchen.provenance.derived')] : []),
      ]
    : [t('provenance.exact')];
  if (!weight) return <p className="type-label border-line border-t px-4 py-3 text-muted">{parts[0]}</p>;
  return (
    <ProvenanceStrip
      state="good"
      word={t('kitchen.provenance.word')}
      text={parts.join(' · ')}
      onOpen={(strip) => open(Provenance, { kitchen, weight, measureOf }, strip)}
    />
  );
}
