import { ALERT_KINDS, type AlertKind, BEST_DAYS, MAX_ALERTS, type StoredAlert } from '@equivale/contract';
import {
  dayNumber,
  exactOf,
  formatIsoDate,
  formatPercent,
  isoDate,
  parseDecimal,
  type Quote,
  quote,
  readAmount,
} from '@equivale/core';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useHistory } from '../../api/history.ts';
import type { RatesTable } from '../../api/rates.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { alerts, storeAlerts } from '../../records/kinds/alerts.ts';
import { Button } from '../../ui/button.tsx';
import { FormBody, useForm } from '../../ui/forms/form.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { describeAlert, writeRate } from './describe-alert.ts';
import { isReached } from './evaluate-alert.ts';
import { askToNotify, pushState, registerAlerts, servicePushes } from './push.ts';

interface AlertFormProps {
  readonly from: string;
  readonly to: string;
  readonly table: RatesTable;
  readonly onClose: () => void;
}

const DIGITS = 15;
const ROUND_DIGITS = 4;
/** What is proposed: this much above the rate, or below it. */
const STEP = { above: 1.01, below: 0.99 } as const;

function proposed(kind: AlertKind, { rate }: Quote): string {
  if (kind === 'change') return '1';
  if (kind !== 'above' && kind !== 'below') return '';
  const near = parseDecimal((rate.toNumber() * STEP[kind]).toFixed(12));
  return near ? exactOf(near).toSignificant(ROUND_DIGITS) : '';
}

/** What a figure lacks, by the name of the sentence that says it. */
function missingIn(kind: AlertKind, figure: string | undefined) {
  if (kind !== 'change') return figure === undefined ? 'alerts.missing.rate' : undefined;
  if (figure === undefined) return 'alerts.missing.percent';
  return Number(figure) < 100 ? undefined : 'alerts.missing.below100';
}

/** Distance of the rate from the requested one, and its extreme in the last 90 days. */
function Standing({ alert, quoted }: { readonly alert: StoredAlert; readonly quoted: Quote }) {
  const { t, locale } = useTranslate();
  const { kind, from, to, figure } = alert;
  const { response } = useHistory(from, to, '1y');
  const last = dayNumber(response?.data.at(-1)?.date ?? '');
  const days = (response?.data ?? []).filter(({ date }) => dayNumber(date) >= last - BEST_DAYS);
  const isDown = kind === 'below';
  const [extreme] = days.toSorted((a, b) => (Number(b.rate) - Number(a.rate)) * (isDown ? -1 : 1));
  const values = extreme && {
    rate: writeRate(extreme.rate, locale),
    date: formatIsoDate(extreme.date, locale),
    until: formatIsoDate(isoDate(last), locale),
  };
  const sentences: string[] = [];
  if (kind === 'above' || kind === 'below') {
    const away = formatPercent(Math.abs(100 * (Number(figure) / quoted.rate.toNumber() - 1)), locale, {
      decimals: 1,
    });
    sentences.push(alert.isWaiting ? t(`alerts.already.${kind}`) : t('alerts.away', { percent: away }));
    if (values) sentences.push(t(`alerts.extreme.${kind}`, values));
  } else if (kind === 'best') {
    if (values) sentences.push(t('alerts.best.now', values));
    sentences.push(t('alerts.best.means', { from, to }));
  } else
    sentences.push(t(`alerts.${kind}.means`, { rate: writeRate(quoted.rate.toSignificant(DIGITS), locale) }));
  return <p className="type-label text-pretty text-muted">{sentences.join(' ')}</p>;
}

/** What the browser is going to ask, before it does. */
function Explanation({ alert, onClose }: { readonly alert: StoredAlert; readonly onClose: () => void }) {
  const { t, locale } = useTranslate();
  const ask = async () => {
    const isKnown = (await askToNotify()) && (await registerAlerts());
    notify({ message: isKnown ? 'alerts.made' : 'alerts.made.here' });
    onClose();
  };
  return (
    <>
      <div className="sheet-body form">
        <h3 className="type-strong">{t('alerts.ask.title')}</h3>
        <p className="text-pretty">
          {alert.kind === 'weekly'
            ? t('alerts.ask.body.weekly', { pair: `${alert.from} → ${alert.to}` })
            : t('alerts.ask.body', { what: describeAlert(alert, t, locale) })}
        </p>
      </div>
      <div className="form-foot">
        <Button
          onClick={() => {
            notify({ message: 'alerts.made.here' });
            onClose();
          }}
        >
          {t('alerts.ask.later')}
        </Button>
        <Button isMain onClick={() => void ask()}>
          {t('alerts.ask.go')}
        </Button>
      </div>
    </>
  );
}

interface NewAlertProps extends AlertFormProps {
  readonly quoted: Quote;
  /** It was stored, and the browser has to ask. */
  readonly onMade: (alert: StoredAlert) => void;
}

function NewAlert({ from, to, quoted, onMade, onClose }: NewAlertProps) {
  const { t, locale } = useTranslate();
  const [kind, setKind] = useState<AlertKind>('above');
  const [texts, setTexts] = useState<Partial<Record<AlertKind, string>>>({});
  const hasFigure = kind === 'above' || kind === 'below' || kind === 'change';
  const text = texts[kind] ?? proposed(kind, quoted).replace('.', locale.decimal);
  const amount = readAmount(text, { signed: false, decimal: locale.decimal });
  const figure = amount.ok && Number(amount.text) > 0 && amount.text.length <= 40 ? amount.text : undefined;
  const missing = !hasFigure ? undefined : missingIn(kind, figure);
  const draft: StoredAlert = {
    ...{ id: '', kind, from, to, armedAt: 0, base: quoted.rate.toSignificant(DIGITS) },
    ...(hasFigure && figure && { figure }),
  };
  const alert = { ...draft, isWaiting: isReached(draft, quoted.rate) };
  const form = useForm(async () => {
    if (missing) return false;
    const others = await alerts.read().catch(() => []);
    if (others.length >= MAX_ALERTS) {
      notify({ message: 'alerts.full', values: { count: MAX_ALERTS } });
      return false;
    }
    const fresh = { ...alert, id: newId(), armedAt: Date.now() };
    if (!(await storeAlerts(fresh)).ok) return false;
    const state = pushState();
    if (state === 'ask' && (await servicePushes())) {
      onMade(fresh);
      return true;
    }
    const isKnown = state === 'on' && (await registerAlerts());
    notify({ message: isKnown ? 'alerts.made' : 'alerts.made.here' });
    onClose();
    return true;
  });
  return (
    <FormBody form={form} submit={t('alerts.make')} missing={missing && t(missing)}>
      <Segments
        legend={t('alerts.kinds')}
        options={ALERT_KINDS.map((id) => ({
          id,
          label: t(`alerts.kind.${id}`),
          name: t(`alerts.kind.${id}.name`),
        }))}
        value={kind}
        onChange={setKind}
      />
      {hasFigure && (
        <FormField
          label={t(`alerts.when.${kind}`, { from })}
          text={text}
          isNumber
          onText={(typed) => setTexts({ ...texts, [kind]: typed })}
        >
          <span className="pe-3 text-muted">{kind === 'change' ? '%' : to}</span>
        </FormField>
      )}
      {!missing && <Standing alert={alert} quoted={quoted} />}
    </FormBody>
  );
}

/** A new alert for a pair. The browser asks only when it is made, after an explanation. */
export function AlertForm(props: AlertFormProps) {
  const { from, to, table, onClose } = props;
  const { t } = useTranslate();
  const [made, setMade] = useState<StoredAlert>();
  const quoted = quote({ amount: '1', from, to }, table);
  if (!quoted.ok) return <p className="sheet-body">{t('alerts.noRate')}</p>;
  if (made) return <Explanation alert={made} onClose={onClose} />;
  return <NewAlert {...props} quoted={quoted} onMade={setMade} />;
}
