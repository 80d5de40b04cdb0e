import { PAIRING_MS } from '@equivale/contract';
import { use, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { homeOf } from '../../platform/share-app.ts';
import { beginAsNew } from '../../sync/pairing.ts';
import { join } from '../../sync/sync-device.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { deviceName } from './device-name.ts';
import { PairingEnded } from './pairing-end.tsx';
import { SixDigits } from './six-digits.tsx';
import { usePairing } from './use-pairing.ts';

const home = currentPlatform().then(homeOf);

type Step =
  | { readonly code: string; readonly publicKey: string; readonly until: number }
  | { readonly digits: string }
  | 'joining';

const SECOND_MS = 1000;

/** How long the code is good for, counted down by the second. */
function TimeLeft({ until }: { readonly until: number }) {
  const { t } = useTranslate();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((until - now) / SECOND_MS));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className="type-label text-pretty text-muted">{t('devices.expires', { time })}</p>;
}

function Steps() {
  const { t } = useTranslate();
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="type-strong mb-3">{t('devices.other')}</h2>
      <ol className="devices-steps">
        {(['devices.other.1', 'devices.other.2', 'devices.other.3'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </section>
  );
}

/** This device as the new one: it shows a code, then six digits, and waits until they are confirmed on the other. */
export function PairNew() {
  const { t } = useTranslate();
  const address = use(home);
  const { step, end, begin } = usePairing<Step>(async (mailbox, show) => {
    const until = Date.now() + PAIRING_MS;
    const device = await beginAsNew(mailbox);
    show({ code: device.code, publicKey: device.publicKey, until });
    const digits = await device.digits();
    if (digits === 'over' || digits === 'wrong') return digits;
    show({ digits });
    const secret = await device.secret();
    if (typeof secret === 'string') return secret;
    show('joining');
    await join(deviceName(navigator.userAgent), secret);
    return undefined;
  });
  if (end) return <PairingEnded end={end} onAgain={begin} />;
  if (step === undefined || step === 'joining') return <Spinner label={t('app.loading')} />;
  if ('digits' in step)
    return (
      <div className="devices-pairing" role="status">
        <h2 className="type-title text-balance">{t('devices.same')}</h2>
        <SixDigits digits={step.digits} />
        <p className="text-pretty text-muted">{t('devices.same.new')}</p>
      </div>
    );
  const link = new URL(`devices/known#${step.publicKey}`, address).href;
  return (
    <div className="devices-two">
      <div className="devices-pairing">
        <h2 className="type-title text-balance">{t('devices.show')}</h2>
        <QrCode text={link} label={t('devices.picture')} className="devices-qr" />
        <div>
          <p className="type-label text-muted">{t('devices.typed')}</p>
          <p className="devices-code">{step.code.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
        <TimeLeft until={step.until} />
      </div>
      <Steps />
    </div>
  );
}
