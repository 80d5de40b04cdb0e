import '../../../ui/form.css';
import { MARKUP_IDS, type MarkupId, type MarkupRecord } from '@equivale/contract';
import { CURRENCIES, type Locale } from '@equivale/core';
import { type FormEvent, useState } from 'react';
import { type Amount, amountOf, NOTHING, typedAmount } from '../../../conversion/amount.ts';
import { useConverterState } from '../../../conversion/converter-state.ts';
import { wayName } from '../../../converter/paid/way-name.ts';
import { type OwnMoney, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { markupOf } from '../../../device/own-money/use-rate-in-use.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useOnce } from '../../../platform/use-once.ts';
import { markups } from '../../../records/kinds/markups.ts';
import { plainButtonClass } from '../../../ui/button.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MainButton } from '../../../ui/main-button.tsx';
import { SheetFrame } from '../../../ui/sheet.tsx';

interface WaysSheetProps {
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** What is typed of a way of paying. */
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

function CurrencySelect({
  code,
  onCode,
}: {
  readonly code: string;
  readonly onCode: (code: string) => void;
}) {
  const { t } = useTranslate();
  return (
    <select
      aria-label={t('ways.currency')}
      className="min-h-touch bg-surface px-2 font-medium"
      value={code}
      onChange={({ target }) => onCode(target.value)}
    >
      {CURRENCIES.map((currency) => (
        <option key={currency.code}>{currency.code}</option>
      ))}
    </select>
  );
}

/** How the person pays: of each way the percentage, the fixed part and the least that is charged. */
export function WaysSheet({ opener, onClose }: WaysSheetProps) {
  const { t } = useTranslate();
  const money = useOwnMoney();
  return (
    <SheetFrame title={t('settings.ways')} opener={opener} onClose={onClose}>
      {money && <WaysForm money={money} onClose={onClose} />}
    </SheetFrame>
  );
}

function WaysForm({ money, onClose }: { readonly money: OwnMoney; readonly onClose: () => void }) {
  const { t, locale } = useTranslate();
  const home = useConverterState((state) => state.currency.to[0]);
  const [draft, setDraft] = useState(() => draftOf(money, 'my-card', home, locale));
  const isStored = money.markups.some(({ id }) => id === draft.id);
  const type = (field: 'percent' | 'fixed' | 'minimum') => (text: string) =>
    setDraft((before) => ({
      ...before,
      [field]: typedAmount(before[field], text, { signed: field === 'percent', decimal: locale.decimal }),
    }));
  const once = useOnce();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(async () => {
      const { ok } = await markups.put(recordOf(draft));
      if (ok) onClose();
      return ok;
    });
  };
  return (
    <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={submit}>
      <div className="sheet-body form">
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
          onText={(name) => setDraft({ ...draft, name: name.slice(0, NAME_LENGTH) })}
        />
        <FormField label={t('ways.percent')} text={draft.percent.text} onText={type('percent')} isNumber>
          <span className="px-2 font-medium text-muted">%</span>
        </FormField>
        <FormField label={t('ways.fixed')} text={draft.fixed.text} onText={type('fixed')} isNumber>
          <CurrencySelect code={draft.currency} onCode={(currency) => setDraft({ ...draft, currency })} />
        </FormField>
        <FormField label={t('ways.minimum')} text={draft.minimum.text} onText={type('minimum')} isNumber>
          <span className="px-2 font-medium text-muted">{draft.currency}</span>
        </FormField>
        <p className="type-label text-pretty text-muted">{t('ways.hint')}</p>
      </div>
      <div className="form-foot">
        {isStored && (
          <button
            type="button"
            className={plainButtonClass}
            onClick={async () => (await markups.remove(draft.id)).ok && onClose()}
          >
            {t(draft.id === 'my-card' ? 'ways.remove' : 'ways.reset')}
          </button>
        )}
        <MainButton type="submit" missing={draft.percent.text === '' ? t('ways.missing') : undefined}>
          {t('ways.save')}
        </MainButton>
      </div>
    </form>
  );
}
