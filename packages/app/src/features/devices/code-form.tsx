import '../../ui/forms/form.css';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { findNew } from '../../sync/pairing/known-device.ts';
import { createMailbox, MailboxFault } from '../../sync/pairing/mailbox.ts';
import { type Hello, readCode } from '../../sync/pairing/protocol.ts';
import { service } from '../../sync/service.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import type { PairingEnd } from './use-pairing.ts';

export type CodeNotice = 'expired' | 'void';

/** Looks for a code that was typed. @returns the sentence that says what is wrong with it */
async function look(text: string): Promise<Hello | 'devices.code.wrong' | 'devices.code.none' | PairingEnd> {
  const code = readCode(text);
  if (code === undefined) return 'devices.code.wrong';
  try {
    const found = await findNew(
      createMailbox(service, async () => undefined),
      code,
    );
    return found === 'over' ? 'devices.code.none' : found;
  } catch (error) {
    if (error instanceof MailboxFault) return error.code;
    throw error;
  }
}

interface CodeFormProps {
  readonly notice: CodeNotice | undefined;
  readonly onFound: (found: Hello) => void;
}

/** Asks for the code that the new device shows; a mistyped one stays, to be corrected. */
export function CodeForm({ notice, onFound }: CodeFormProps) {
  const { t } = useTranslate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const faultId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFault(undefined);
    setBusy(true);
    const found = await look(text);
    setBusy(false);
    if (typeof found === 'object') return onFound(found);
    setFault(
      found.startsWith('devices.')
        ? t(found as 'devices.code.none')
        : t(`devices.end.${found as PairingEnd}`),
    );
  };
  return (
    <form className="form max-w-[440px] pt-2" noValidate onSubmit={(event) => void submit(event)}>
      {notice && (
        <p role="alert" className="form-note">
          {t(`devices.code.${notice}`)}
        </p>
      )}
      <div>
        <h2 className="type-title text-balance">{t('devices.read')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('devices.read.body')}</p>
      </div>
      <FormField
        label={t('devices.code')}
        text={text}
        onText={setText}
        placeholder={t('devices.code.example')}
        faultId={fault && faultId}
      />
      {fault && (
        <p id={faultId} role="alert" className="form-note">
          {fault}
        </p>
      )}
      <Button type="submit" isMain>
        {t('devices.continue')}
      </Button>
    </form>
  );
}
