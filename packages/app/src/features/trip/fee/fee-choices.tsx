import type { MarkupRecord } from '@equivale/contract';
import type { Locale } from '@equivale/core';
import { useId } from 'react';
import { type Amount, amountOf } from '../../../conversion/amount.ts';
import { wayName, writePercent } from '../../../converter/paid/way-name.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { chipClass } from '../../../ui/chip.ts';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { rowsClass } from '../../../ui/list.ts';

const USUAL = ['0', '1', '2', '3'] as const;
/** A percentage with two decimals in the field, and whole behind it. */
export const asTyped = (percent: string, { decimal }: Locale): Amount => ({
  ...amountOf((Math.round(Number(percent) * 100) / 100).toString(), decimal),
  value: percent,
});

const isSame = (percent: string, { text, value }: Amount) => text !== '' && Number(percent) === Number(value);

interface ChoiceProps {
  readonly percent: Amount;
  readonly onPercent: (percent: Amount) => void;
}

export function UsualFees({ percent, onPercent }: ChoiceProps) {
  const { t, locale } = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of the form
    <div role="group" aria-label={t('trip.fee.usual')} className="flex flex-wrap gap-2">
      {USUAL.map((usual) => (
        <button
          key={usual}
          type="button"
          className={chipClass}
          aria-pressed={isSame(usual, percent)}
          onClick={() => onPercent(amountOf(usual, locale.decimal))}
        >
          {writePercent(usual, locale)}
        </button>
      ))}
    </div>
  );
}

/** The cards of the person whose fee is a percentage alone. */
export function Cards({
  percent,
  onPercent,
  cards,
}: ChoiceProps & { readonly cards: readonly MarkupRecord[] }) {
  const { t, locale } = useTranslate();
  const group = useId();
  if (cards.length === 0) return null;
  return (
    <fieldset>
      <legend className="type-label-strong mb-1.5 text-muted">{t('trip.fee.cards')}</legend>
      <ul className={`overflow-hidden rounded-field border border-line ${rowsClass}`}>
        {cards.map((card) => (
          <li key={card.id}>
            <ChoiceRow
              group={group}
              isChosen={isSame(card.percent, percent)}
              onChoose={() => onPercent(asTyped(card.percent, locale))}
              title={wayName(card, t)}
              figure={writePercent(card.percent, locale)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
