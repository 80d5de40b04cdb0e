import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import type { Bytes } from '../../sync/bytes.ts';
import { answerNew, type KnownDevice, publicKeyIn, readCode } from '../../sync/pairing.ts';
import { beginSharing } from '../../sync/sync-device.ts';
import { mainButtonClass, plainButtonClass } from '../../ui/button.ts';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { deviceName } from './device-name.ts';
import { PairingEnded } from './pairing-end.tsx';
import { SixDigits } from './six-digits.tsx';
import { usePairing } from './use-pairing.ts';

/** Asks whether the digits are the same, and only then sends anything that matters. */
function Confirm({ shown, onCancel }: { readonly shown: Bytes | string; readonly onCancel: () => void }) {
  const { t } = useTranslate();
  const [, navigate] = useLocation();
  const [isSending, setSending] = useState(false);
  const { step, end, begin } = usePairing<KnownDevice>(async (mailbox, show) => {
    const answered = await answerNew(mailbox, shown);
    if (typeof answered === 'string') return answered;
    show(answered);
    return undefined;
  });
  const [isLost, setLost] = useState(false);
  const confirm = async (device: KnownDevice) => {
    setSending(true);
    try {
      await device.confirm(await beginSharing(deviceName(navigator.userAgent)));
      navigate('/devices');
    } catch {
      setLost(true);
    }
  };
  if (end || isLost)
    return <PairingEnded end={end ?? 'offline'} onAgain={end === 'offline' ? begin : onCancel} />;
  if (step === undefined || isSending) return <Spinner label={t('app.loading')} />;
  return (
    <div className="devices-pairing">
      <h2 className="type-title text-balance">{t('devices.same')}</h2>
      <SixDigits digits={step.digits} />
      <p className="text-pretty text-muted">{t('devices.same.body')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={plainButtonClass} onClick={onCancel}>
          {t('devices.different')}
        </button>
        <button type="button" className={mainButtonClass} onClick={() => void confirm(step)}>
          {t('devices.confirm')}
        </button>
      </div>
    </div>
  );
}

function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const faultId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(text);
    setWrong(code === undefined);
    if (code) onCode(code);
  };
  return (
    <form className="form max-w-[440px] pt-2" noValidate onSubmit={submit}>
      <div>
        <h2 className="type-title text-balance">{t('devices.read')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('devices.read.body')}</p>
      </div>
      <FormField
        label={t('devices.code')}
        text={text}
        onText={setText}
        placeholder={t('devices.code.example')}
        faultId={isWrong ? faultId : undefined}
      />
      {isWrong && (
        <p id={faultId} role="alert" className="form-note">
          {t('devices.code.wrong')}
        </p>
      )}
      <button type="submit" className={mainButtonClass}>
        {t('devices.continue')}
      </button>
    </form>
  );
}

/** This device as the one that has the data: it reads the code of the new one, by its picture's address or typed. */
export function PairKnown() {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<Bytes | string | undefined>(() => publicKeyIn(location.hash));
  if (shown === undefined) return <CodeForm onCode={setShown} />;
  const cancel = () => {
    setShown(undefined);
    navigate('/devices');
  };
  return <Confirm shown={shown} onCancel={cancel} />;
}
