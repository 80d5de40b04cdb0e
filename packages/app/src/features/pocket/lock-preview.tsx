import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { drawLockPicture, type PictureSize } from './lock-picture.ts';
import { PriceTable } from './paper.tsx';
import type { PocketContent } from './pocket-content.ts';

interface LockPreviewProps {
  readonly content: PocketContent;
  readonly size: PictureSize;
  readonly hasRule: boolean;
}

export function drawPicture(canvas: HTMLCanvasElement, { content, size, hasRule }: LockPreviewProps): void {
  drawLockPicture(canvas, content, size, getComputedStyle(document.body).fontFamily, hasRule);
}

/** The picture as on the lock screen, with the place of the clock; to a screen reader, a table. */
export function LockPreview(props: LockPreviewProps) {
  const { t } = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { content, size } = props;
  const { rule, rate, origin, mark } = content;
  useLayoutEffect(() => {
    if (canvas.current) drawPicture(canvas.current, props);
  });
  return (
    <>
      <div className="pocket-phone" aria-hidden style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <canvas ref={canvas} />
        <span className="pocket-clock" />
      </div>
      <div className="sr-only">
        <PriceTable {...content.columns[0]} rows={content.columns[0].rows.slice(1)} />
        {props.hasRule && rule && <p>{`${rule.text} (${rule.error})`}</p>}
        <p>{[rate, origin, mark].filter(Boolean).join(' · ')}</p>
      </div>
      <p className="pocket-size">{t('pocket.lock.size', { width: size.width, height: size.height })}</p>
    </>
  );
}
