import './markup.css';
import { MARKUP_IDS, type MarkupId } from '@equivale/contract';
import { findCurrency, formatIsoDate, formatListFigure, quote } from '@equivale/core';
import { Receipt } from 'lucide-react';
import { useId, useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import { NOTHING, typedAmount } from '../../../conversion/amount.ts';
import type { Targets } from '../../../conversion/conversion.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { SURE_UP_TO_PERCENT } from '../../../converter/paid/paid-outcome.tsx';
import { wayFigures, wayName } from '../../../converter/paid/way-name.ts';
import { referenceText } from '../../../converter/provenance/reference-text.ts';
import { type OwnMoney, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { markupOf } from '../../../device/own-money/use-rate-in-use.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { chooseMarkup, markups } from '../../../records/kinds/markups.ts';
import { type Choice, ChoiceRow } from '../../../ui/choice-row.tsx';
import { FormBody, FormNote, useForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tagClass } from '../../../ui/list.ts';
import { Segments } from '../../../ui/segments.tsx';

interface MarkupFormProps {
  readonly from: string;
  readonly to: Targets;
  readonly table: RatesTable;
  /** The own card is to be worked out of a payment. */
  readonly onPayment: () => void;
  readonly onChosen: () => void;
}

interface WayProps extends Choice, Pick<MarkupFormProps, 'from' | 'to' | 'table'> {
  readonly money: OwnMoney | undefined;
  /** None: the reference rate. */
  readonly id: MarkupId | undefined;
  readonly isTakenOff: boolean;
}

function Way({ money, id, isTakenOff, from, to, table, ...choice }: WayProps) {
  const { t, locale } = useTranslate();
  const amount = useConverterState((state) => state.currency.amount);
  const markup = id && markupOf(money, id, isTakenOff);
  if (id && !markup) return null;
  const [target] = to;
  const result = quote({ amount: amount.value, from, to: target, markup }, table);
  const paidOn = money?.markups.find((stored) => stored.id === id)?.paidOn;
  const origin = paidOn
    ? t('way.paidOn', { date: formatIsoDate(paidOn, locale, 'day') })
    : !markup?.isOwn && t('way.example');
  return (
    <li>
      <ChoiceRow
        {...choice}
        className="-mx-4"
        title={
          <>
            {markup ? wayName(markup, t) : t('way.none')}{' '}
            {markup?.isOwn && <span className={tagClass}>{t('rate.own.mark')}</span>}
          </>
        }
        detail={
          markup
            ? [wayFigures(markup, t, locale, { signed: true }), origin].filter(Boolean).join(', ')
            : t('way.none.detail')
        }
        figure={
          result.ok && formatListFigure(result.result, findCurrency(target)?.displayDecimals ?? 2, locale)
        }
      />
    </li>
  );
}

/** With what a payment is made, or money exchanged: what that adds to the reference rate, or takes off. */
export function MarkupForm({ from, to, table, onPayment, onChosen }: MarkupFormProps) {
  const { t, locale } = useTranslate();
  const stored = useOwnMoney();
  const chosen = stored?.chosen;
  const [percent, setPercent] = useState(NOTHING);
  const typed = percent.text === '' ? undefined : ({ id: 'my-card', percent: percent.value } as const);
  const others = stored?.markups.filter(({ id }) => id !== 'my-card');
  const money = typed && stored && others ? { ...stored, markups: [...others, typed] } : stored;
  const [draft, setDraft] = useState<MarkupId | undefined>(chosen?.of);
  const [isTakenOff, setTakenOff] = useState(chosen?.isTakenOff ?? false);
  const group = useId();
  const markup = draft && markupOf(money, draft, isTakenOff);
  const way = { money, from, to, table, isTakenOff, group };
  const form = useForm(async () => {
    if (typed && draft === typed.id && !(await markups.put(typed)).ok) return false;
    const outcome = await chooseMarkup({ ...(draft && { of: draft }), isTakenOff });
    if (outcome.ok) onChosen();
    return outcome.ok;
  });
  const kinds = [
    { id: 'pay', label: t('markup.pay', { code: from }) },
    { id: 'exchange', label: t('markup.exchange', { code: from }) },
  ] as const;
  return (
    <FormBody
      form={form}
      submit={markup ? t('markup.use', { name: wayName(markup, t) }) : t('markup.useNone')}
    >
      <Segments
        legend={t('markup.direction')}
        className="w-full"
        options={kinds.map((kind) => ({ ...kind, name: kind.label }))}
        value={isTakenOff ? 'exchange' : 'pay'}
        onChange={(id) => setTakenOff(id === 'exchange')}
      />
      <p className="type-label -mt-2 text-pretty text-muted">{t('markup.hint')}</p>
      <ul className="[&>li+li]:border-line [&>li+li]:border-t">
        <Way {...way} id={undefined} isChosen={draft === undefined} onChoose={() => setDraft(undefined)} />
        {MARKUP_IDS.map((id) => (
          <Way key={id} {...way} id={id} isChosen={draft === id} onChoose={() => setDraft(id)} />
        ))}
      </ul>
      <FormField
        label={t('markup.percent')}
        text={percent.text}
        onText={(text) => {
          setPercent(typedAmount(percent, text, { signed: false, decimal: locale.decimal }));
          setDraft('my-card');
        }}
        isNumber
      >
        <span className="px-2 font-medium text-muted">%</span>
      </FormField>
      {typed && Number(typed.percent) > SURE_UP_TO_PERCENT && <FormNote>{t('paid.sure')}</FormNote>}
      <button
        type="button"
        className="type-strong flex min-h-row w-full items-center gap-3 text-start text-accent hover:underline"
        onClick={onPayment}
      >
        <Icon of={Receipt} />
        {t('markup.fromPayment')}
      </button>
      <p className="type-label text-pretty text-muted">
        {t('markup.examples')} {referenceText('wording', { from, to: to[0], table, names: table }, t)}
      </p>
    </FormBody>
  );
}
