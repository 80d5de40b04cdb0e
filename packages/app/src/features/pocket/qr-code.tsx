import { correction, generate } from 'lean-qr/nano';
import { use } from 'react';
import { converterPath } from '../../conversion/address.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { homeOf } from '../../platform/share-app.ts';
import type { PocketPair } from './pocket-content.ts';

const home = currentPlatform().then(homeOf);

/** Cells left empty on each side: less than the four of ISO/IEC 18004, and the paper around them is white, too. */
const BORDER = 2;

/** The address of a pair's converter as a picture that a phone reads. */
export function QrCode({ home: to, away: from }: PocketPair) {
  const { t } = useTranslate();
  const path = converterPath({ category: 'currency', fromUnit: from, toUnit: to });
  const cells = generate(new URL(path, use(home)).href, { minCorrectionLevel: correction.L });
  const all = Array.from({ length: cells.size }, (_, index) => index);
  const ink = all.flatMap((y) => all.filter((x) => cells.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  const width = cells.size + 2 * BORDER;
  return (
    <svg
      className="pocket-qr"
      viewBox={`${-BORDER} ${-BORDER} ${width} ${width}`}
      role="img"
      aria-label={t('pocket.qr')}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={ink.join('')} />
    </svg>
  );
}
