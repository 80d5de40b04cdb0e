import { Moon } from 'lucide-react';
import { useId } from 'react';
import { choose } from '../../device/choose.ts';
import { usePreferences } from '../../device/preferences.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { Switch } from '../../ui/switch.tsx';

export function DarkModeRow() {
  const { t } = useTranslate();
  const { theme } = usePreferences();
  const id = useId();
  return (
    <li>
      <div className={rowClass}>
        <Icon of={Moon} className="mx-1 flex-none" />
        <RowText id={id} title={t('settings.dark')} />
        <Switch
          labelledBy={id}
          isOn={theme === 'dark'}
          onChange={(isOn) => choose({ theme: isOn ? 'dark' : 'light' })}
        />
      </div>
    </li>
  );
}
