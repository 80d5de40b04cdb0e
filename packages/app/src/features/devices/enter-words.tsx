import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { readWords } from '../../sync/spare-words.ts';
import { joinByWords } from '../../sync/sync-device.ts';
import { Button } from '../../ui/button.tsx';
import { LabelledBox } from '../../ui/forms/form-field.tsx';
import { deviceName } from './device-name.ts';

/** Where no device is left: the words from the paper lead to what is on the server. */
export function EnterWords() {
  const { t } = useTranslate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const faultId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const secret = await readWords(text);
    if (typeof secret === 'number') return setFault(t('devices.words.count', { count: secret }));
    if (secret === 'wrong') return setFault(t('devices.words.wrong'));
    setBusy(true);
    const joined = await joinByWords(deviceName(navigator.userAgent), secret).catch(() => 'offline' as const);
    setBusy(false);
    if (joined !== 'joined') setFault(t(`devices.words.${joined}`));
  };
  return (
    <form className="form max-w-[544px] pt-2" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-pretty text-muted">{t('devices.words.enter')}</p>
      <LabelledBox label={t('devices.words.label')}>
        {(id) => (
          <textarea
            id={id}
            rows={5}
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && faultId}
            className="w-full bg-transparent py-3 outline-0"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </LabelledBox>
      {fault && (
        <p id={faultId} role="alert" className="form-note">
          {fault}
        </p>
      )}
      <Button type="submit" disabled={isBusy} isMain>
        {t('devices.words.recover')}
      </Button>
    </form>
  );
}
