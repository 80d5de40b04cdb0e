import { encodeQR } from 'qr';
import { use } from 'react';
import { converterPath } from '../../conversion/address.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { homeOf } from '../../platform/share-app.ts';
import type { PocketPair } from './pocket-content.ts';

const home = currentPlatform().then(homeOf);

/** The address of a pair's converter as a picture that a phone reads. */
export function QrCode({ home: to, away: from }: PocketPair) {
  const { t } = useTranslate();
  const path = converterPath({ category: 'currency', fromUnit: from, toUnit: to });
  const cells = encodeQR(new URL(path, use(home)).href, 'raw', { ecc: 'low', border: 2 });
  const ink = cells.flatMap((row, y) => row.flatMap((isInk, x) => (isInk ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="pocket-qr"
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={t('pocket.qr')}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={ink.join('')} />
    </svg>
  );
}
