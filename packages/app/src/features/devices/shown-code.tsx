import { use, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { homeOf } from '../../platform/share-app.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { SixDigits } from './six-digits.tsx';

const home = currentPlatform().then(homeOf);

const SECOND_MS = 1000;

function useTimeLeft(until: number): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((until - now) / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
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

export interface ShownCodeProps {
  readonly code: string;
  readonly publicKey: string;
  readonly until: number;
  /** It replaces one that is no longer valid. */
  readonly isRenewed: boolean;
}
/** A code as a picture and as twelve signs, and what is to be done with it. */
export function ShownCode({ code, publicKey, until, isRenewed }: ShownCodeProps) {
  const { t } = useTranslate();
  const time = useTimeLeft(until);
  const link = new URL(`devices/known#${publicKey}`, use(home)).href;
  return (
    <div className="grid items-start gap-6 lg:[grid-template-columns:minmax(0,_1fr)_minmax(0,_1fr)]">
      <div className="devices-pairing">
        {isRenewed && (
          <p role="alert" className="form-note">
            {t('devices.renewed')}
          </p>
        )}
        <h2 className="type-title text-balance">{t('devices.show')}</h2>
        <QrCode
          text={link}
          label={t('devices.picture')}
          className="[width:min(100%,_264px)] rounded-field [background:#fff] [color:#0f172a]"
        />
        <div>
          <p className="type-label text-muted">{t('devices.typed')}</p>
          <p className="devices-code">{code.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
        <p className="type-label text-pretty text-muted">{t('devices.expires', { time })}</p>
      </div>
      <Steps />
    </div>
  );
}

interface ShownDigitsProps {
  readonly digits: string;
  readonly until: number;
  readonly left: number | undefined;
  readonly onCancel: () => void;
}

export function ShownDigits({ digits, until, left, onCancel }: ShownDigitsProps) {
  const { t } = useTranslate();
  const time = useTimeLeft(until);
  return (
    <div className="devices-pairing">
      <div role="status" className="grid grid-cols-1 gap-5">
        <h2 className="type-title text-balance">{t('devices.digits.show')}</h2>
        <SixDigits digits={digits} />
        {left !== undefined && (
          <p className="type-label text-pretty text-down">{t('devices.digits.tried', { count: left })}</p>
        )}
      </div>
      <p className="type-label text-pretty text-muted">{t('devices.digits.secret', { time })}</p>
      <Button onClick={onCancel}>{t('devices.cancel')}</Button>
    </div>
  );
}
