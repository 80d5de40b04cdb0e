import { Globe } from 'lucide-react';
import { useId } from 'react';
import { useSwitchLanguage } from '../../device/language.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { LANGUAGE_IDS, type Language, requestedIn } from '../../i18n/languages.ts';
import { ownName } from '../../i18n/own-names.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { RowSelect } from './row-select.tsx';

/** The choice of a language, and which ones questions are understood in with it. */
export function LanguageRow() {
  const { t, language } = useTranslate();
  const switchTo = useSwitchLanguage();
  const id = useId();
  const requested = requestedIn(language).map((id) => t(`language.${id}`));
  const languages = t('settings.language.asked', {
    languages: new Intl.ListFormat(language).format(requested),
  });
  return (
    <li>
      <label htmlFor={id} className={rowClass}>
        <Icon of={Globe} className="mx-1 flex-none" />
        <RowText
          id={`${id}-name`}
          title={t('settings.language')}
          detail={<span id={`${id}-requested`}>{languages}</span>}
        />
        <RowSelect
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-requested`}
          value={language}
          onChange={(event) => void switchTo(event.target.value as Language)}
        >
          {LANGUAGE_IDS.map((id) => (
            <option key={id} value={id} lang={id}>
              {asTitle(ownName(id))}
            </option>
          ))}
        </RowSelect>
      </label>
    </li>
  );
}
