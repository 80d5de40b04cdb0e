import type { PocketContent } from './pocket-content.ts';

/** The lock screen draws its clock over this part of the height. */
const CLOCK = 0.31;
/** Below this part of it phones have buttons. */
const END = 0.87;
/** Height of everything that is written, in the units below, and the width that they are made for. */
const WRITTEN = 280;
const WIDTH = 232;
const MARGIN = 0.09;

const INK = '#f1f5f9';
const QUIET = '#a3b1c6';
const ACCENT = '#5eead4';
const GROUND = '#0b1220';
const HAIRLINE = 'rgb(241 245 249 / 0.2)';

/** A size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** This device's own screen, upright, where it is one that is touched; else that of a common phone. */
export function pictureSize(): PictureSize {
  const sides = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio));
  const [width = 0, height = 0] = sides.toSorted((a, b) => a - b);
  const isTouched = matchMedia('(pointer: coarse)').matches && width > 0;
  return isTouched ? { width, height } : { width: 1170, height: 2532 };
}

type Pen = CanvasRenderingContext2D;

/** Writes a figure that ends at `right`, with digits of one width, so that columns align. */
function writeFigure(pen: Pen, figure: string, right: number, y: number): void {
  const digit = Math.max(...Array.from('0123456789', (each) => pen.measureText(each).width));
  const widths = Array.from(figure, (sign) => (/\d/.test(sign) ? digit : pen.measureText(sign).width));
  let x = right - widths.reduce((sum, width) => sum + width, 0);
  for (const [at, sign] of Array.from(figure).entries()) {
    const width = widths[at] ?? 0;
    pen.fillText(sign, x + (width - pen.measureText(sign).width) / 2, y);
    x += width;
  }
}

function linesOf(pen: Pen, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Paints prices abroad in own money for a lock screen, with the clock's place left free. */
export function drawLockPicture(
  canvas: HTMLCanvasElement,
  { columns: [column], rule, rate, origin, mark }: PocketContent,
  { width, height }: PictureSize,
  font: string,
  hasRule: boolean,
): void {
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const unit = Math.min(width / WIDTH, (height * (END - CLOCK)) / WRITTEN);
  const [left, right] = [width * MARGIN, width * (1 - MARGIN)];
  let y = height * CLOCK;
  /** Goes down to the next line, and takes its letters. */
  const line = (size: number, leading: number, weight: number, color: string) => {
    y += size * leading * unit;
    pen.font = `${weight} ${size * unit}px ${font}`;
    pen.fillStyle = color;
  };
  const paragraph = (text: string, size: number, weight: number, color: string) => {
    pen.font = `${weight} ${size * unit}px ${font}`;
    for (const words of linesOf(pen, text, right - left)) {
      line(size, 1.4, weight, color);
      pen.fillText(words, left, y);
    }
  };
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, width, height);
  line(11, 1, 600, INK);
  pen.fillText(column.from, left, y);
  pen.fillText(column.to, right - pen.measureText(column.to).width, y);
  pen.fillStyle = HAIRLINE;
  pen.fillRect(left, y + 6 * unit, right - left, Math.max(1, unit / 2));
  y -= unit;
  for (const [amount, result] of column.rows.slice(1)) {
    line(14.5, 2, 500, QUIET);
    pen.fillText(amount, left, y);
    pen.font = `600 ${14.5 * unit}px ${font}`;
    pen.fillStyle = INK;
    writeFigure(pen, result, right, y);
  }
  y += 10 * unit;
  if (hasRule && rule) paragraph(`${rule.text} (${rule.error})`, 9.5, 500, ACCENT);
  paragraph([rate, origin, mark].filter(Boolean).join(' · '), 9, 400, QUIET);
}
