import { use } from 'react';
import { converterPath } from '../../conversion/address.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { homeOf } from '../../platform/share-app.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import type { PocketPair } from './pocket-content.ts';

const home = currentPlatform().then(homeOf);

export function PairQrCode({ home: to, away: from }: PocketPair) {
  const { t } = useTranslate();
  const path = converterPath({ category: 'currency', fromUnit: from, toUnit: to });
  return <QrCode text={new URL(path, use(home)).href} label={t('pocket.qr')} className="pocket-qr" />;
}
