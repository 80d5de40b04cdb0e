import { MARKUP_IDS, type MarkupId, type MarkupRecord } from '@equivale/contract';
import type { Locale } from '@equivale/core';
import { useState } from 'react';
import { type Amount, amountOf, NOTHING, typedAmount } from '../../conversion/amount.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { MoneyField } from '../../converter/money-field.tsx';
import { wayName } from '../../converter/paid/way-name.ts';
import { type OwnMoney, useOwnMoney } from '../../device/own-money/own-money.ts';
import { markupOf } from '../../device/own-money/use-rate-in-use.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { markups } from '../../records/kinds/markups.ts';
import { Button } from '../../ui/button.tsx';
import { FormSheet, useForm } from '../../ui/forms/form.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

interface Draft {
  readonly id: MarkupId;
  readonly name: string;
  readonly percent: Amount;
  readonly fixed: Amount;
  readonly minimum: Amount;
  readonly currency: string;
}

const NAME_LENGTH = 14;

function draftOf(money: OwnMoney | undefined, id: MarkupId, currency: string, { decimal }: Locale): Draft {
  const markup = markupOf(money, id, false);
  const amount = (text: string | undefined) => (text ? amountOf(text, decimal) : NOTHING);
  return {
    id,
    name: markup?.name ?? '',
    percent: amount(markup?.percent),
    fixed: amount(markup?.fixed),
    minimum: amount(markup?.minimum),
    currency: markup?.currency ?? currency,
  };
}

/** What is stored of a draft: no figure that says nothing. */
function recordOf({ id, name, percent, fixed, minimum, currency }: Draft): MarkupRecord {
  const figure = ({ value }: Amount) => (/[1-9]/.test(value) ? value : undefined);
  const [part, least] = [figure(fixed), figure(minimum)];
  return {
    id,
    percent: percent.value,
    ...(name.trim() && { name: name.trim() }),
    ...(part && { fixed: part }),
    ...(least && { minimum: least }),
    ...((part || least) && { currency }),
  };
}

export const messages = ['own-money'] as const;

/** How the person pays: of each way the percentage, the fixed part and the least that is charged. */
export function Sheet(overlay: OverlayProps) {
  const money = useOwnMoney();
  return money && <WaysForm money={money} {...overlay} />;
}

function WaysForm({ money, ...overlay }: OverlayProps & { readonly money: OwnMoney }) {
  const { t, locale } = useTranslate();
  const home = useConverterState((state) => state.currency.to[0]);
  const [draft, setDraft] = useState(() => draftOf(money, 'my-card', home, locale));
  const isStored = money.markups.some(({ id }) => id === draft.id);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const close = async (outcome: ReturnType<typeof markups.put>) => {
    const { ok } = await outcome;
    if (ok) overlay.onClose();
    return ok;
  };
  const form = useForm(async () => {
    const ok = await close(markups.put(recordOf(draft)));
    if (ok) notify({ message: 'ways.saved' });
    return ok;
  });
  return (
    <FormSheet
      {...overlay}
      form={form}
      title={t('settings.ways')}
      submit={t('ways.save')}
      missing={draft.percent.text === '' ? t('ways.missing') : undefined}
      beside={
        isStored && (
          <Button onClick={() => form.run(() => close(markups.remove(draft.id)))}>
            {t(draft.id === 'my-card' ? 'ways.remove' : 'ways.reset')}
          </Button>
        )
      }
    >
      <label className="grid gap-1.5">
        <span className="type-label text-muted">{t('ways.way')}</span>
        <select
          className="min-h-12 rounded-field border border-control bg-surface px-3"
          value={draft.id}
          onChange={({ target }) => setDraft(draftOf(money, target.value as MarkupId, home, locale))}
        >
          {MARKUP_IDS.map((id) => (
            <option key={id} value={id}>
              {wayName({ id, name: markupOf(money, id, false)?.name }, t)}
            </option>
          ))}
        </select>
      </label>
      <FormField
        label={t('ways.name')}
        text={draft.name}
        placeholder={wayName({ id: draft.id }, t)}
        onText={(name) => change({ name: name.slice(0, NAME_LENGTH) })}
      />
      <FormField
        label={t('ways.percent')}
        text={draft.percent.text}
        onText={(text) =>
          change({ percent: typedAmount(draft.percent, text, { signed: true, decimal: locale.decimal }) })
        }
        isNumber
      >
        <span className="px-2 font-medium text-muted">%</span>
      </FormField>
      <MoneyField
        label={t('ways.fixed')}
        amount={draft.fixed}
        onAmount={(fixed) => change({ fixed })}
        currency={draft.currency}
        choice={{ label: t('ways.currency'), onCurrency: (currency) => change({ currency }) }}
      />
      <MoneyField
        label={t('ways.minimum')}
        amount={draft.minimum}
        onAmount={(minimum) => change({ minimum })}
        currency={draft.currency}
      />
      <p className="type-label text-pretty text-muted">{t('ways.hint')}</p>
    </FormSheet>
  );
}
