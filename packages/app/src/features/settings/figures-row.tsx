import { FIGURES, formatDecimal } from '@equivale/core';
import { Hash } from 'lucide-react';
import { useId } from 'react';
import { choose } from '../../device/choose.ts';
import { usePreferences } from '../../device/preferences.ts';
import { localeIn, useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { RowSelect } from './row-select.tsx';

/** How figures are written and read, apart from the language. */
export function FiguresRow() {
  const { t, language } = useTranslate();
  const figures = usePreferences((state) => state.figures);
  const id = useId();
  return (
    <li>
      <label htmlFor={id} className={rowClass}>
        <Icon of={Hash} className="mx-1 flex-none" />
        <RowText id={`${id}-name`} title={t('settings.figures')} />
        <RowSelect
          id={id}
          aria-labelledby={`${id}-name`}
          value={figures ?? ''}
          onChange={({ target }) => choose({ figures: FIGURES.find((signs) => signs === target.value) })}
        >
          <option value="">{t('settings.figures.language')}</option>
          {FIGURES.map((signs) => (
            <option key={signs} value={signs}>
              {formatDecimal('1234.56', localeIn(language, signs))}
            </option>
          ))}
        </RowSelect>
      </label>
    </li>
  );
}
