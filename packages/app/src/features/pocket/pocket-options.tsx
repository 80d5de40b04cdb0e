import { CURRENCIES, POPULAR_CURRENCIES } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, useCurrencyNames } from '../../i18n/use-names.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { groupTitleClass, listClass, rowClass, rowTitleClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Extras, PaperFormat } from './paper.tsx';
import type { PocketContent, PocketPair } from './pocket-content.ts';

export type PocketFormat = PaperFormat | 'lock';
const FORMATS: readonly PocketFormat[] = ['card', 'a6', 'a4', 'lock'];

const chevron = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface FormatsProps {
  readonly value: PocketFormat;
  readonly onChange: (format: PocketFormat) => void;
}

export function Formats({ value, onChange }: FormatsProps) {
  const { t } = useTranslate();
  const group = useId();
  return (
    <fieldset>
      <legend className={groupTitleClass}>{t('pocket.format')}</legend>
      <ul className={listClass}>
        {FORMATS.map((format) => (
          <li key={format}>
            <ChoiceRow
              group={group}
              isChosen={format === value}
              onChoose={() => onChange(format)}
              label={`${t(`pocket.${format}`)}, ${t(`pocket.${format}.detail`)}`}
              title={t(`pocket.${format}`)}
              detail={t(`pocket.${format}.detail`)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface CurrencyRowProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const others = CURRENCIES.filter(
  ({ code, retired }) => !retired && !(POPULAR_CURRENCIES as readonly string[]).includes(code),
).map(({ code }) => code);

function CurrencyRow({ label, value, onChange }: CurrencyRowProps) {
  const { t, language } = useTranslate();
  const names = useCurrencyNames();
  const nameOf = (code: string) => asTitle(names[code] ?? code);
  const option = (code: string) => (
    <option key={code} value={code}>
      {code} · {nameOf(code)}
    </option>
  );
  const byName = others.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  return (
    <li>
      <label className={`${rowClass} justify-between`}>
        <span className={rowTitleClass}>{label}</span>
        <span className="pocket-select">
          <select value={value} onChange={(event) => onChange(event.target.value)}>
            <optgroup label={t('picker.popular')}>{POPULAR_CURRENCIES.map(option)}</optgroup>
            <optgroup label={t('picker.all')}>{byName.map(option)}</optgroup>
          </select>
          <ChevronDown {...chevron} />
        </span>
      </label>
    </li>
  );
}

interface CurrenciesProps {
  readonly pair: PocketPair;
  readonly onChange: (pair: PocketPair) => void;
}

/** The two currencies; one that the other row has already changes places with it. */
export function Currencies({ pair, onChange }: CurrenciesProps) {
  const { t } = useTranslate();
  const { home, away } = pair;
  const swapped = { home: away, away: home };
  return (
    <section>
      <h2 className={groupTitleClass}>{t('pocket.currencies')}</h2>
      <ul className={listClass}>
        <CurrencyRow
          label={t('pocket.home')}
          value={home}
          onChange={(code) => onChange(code === away ? swapped : { home: code, away })}
        />
        <CurrencyRow
          label={t('pocket.away')}
          value={away}
          onChange={(code) => onChange(code === home ? swapped : { home, away: code })}
        />
      </ul>
    </section>
  );
}

interface ContentsProps {
  readonly content: PocketContent;
  readonly extras: Extras;
  readonly onChange: (extras: Extras) => void;
  /** A picture for one's own phone leads nowhere. */
  readonly canHaveQr: boolean;
  /** Takes the published rate in place of the person's own, or that again; absent where there is none. */
  readonly onPublished: ((isPublished: boolean) => void) | undefined;
}

/** What it says: the rate always, the rule and the QR code as one likes. */
export function Contents({ content, extras, onChange, canHaveQr, onPublished }: ContentsProps) {
  const { t } = useTranslate();
  const id = useId();
  const { hasRule, hasQr } = extras;
  return (
    <section>
      <h2 className={groupTitleClass}>{t('pocket.contents')}</h2>
      <ul className={listClass}>
        <li>
          <div className={rowClass}>
            <RowText title={t('pocket.rate')} detail={content.rate} />
            {onPublished ? (
              <span className="pocket-select">
                <select
                  aria-label={t('pocket.rate')}
                  value={content.mark ? 'own' : 'published'}
                  onChange={(event) => onPublished(event.target.value === 'published')}
                >
                  <option value="own">{t('pocket.rate.own')}</option>
                  <option value="published">{t('pocket.reference')}</option>
                </select>
                <ChevronDown {...chevron} />
              </span>
            ) : (
              <span className="ms-auto text-muted">{t('pocket.reference')}</span>
            )}
          </div>
        </li>
        <li>
          <div className={rowClass}>
            <RowText
              id={`${id}rule`}
              title={t('pocket.rule.name')}
              detail={!content.rule && t('pocket.rule.none')}
            />
            {content.rule && (
              <Switch
                labelledBy={`${id}rule`}
                isOn={hasRule}
                onChange={(isOn) => onChange({ hasQr, hasRule: isOn })}
              />
            )}
          </div>
        </li>
        {canHaveQr && (
          <li>
            <div className={rowClass}>
              <RowText id={`${id}qr`} title={t('pocket.qr')} detail={t('pocket.qr.detail')} />
              <Switch
                labelledBy={`${id}qr`}
                isOn={hasQr}
                onChange={(isOn) => onChange({ hasRule, hasQr: isOn })}
              />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
