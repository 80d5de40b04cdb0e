import type { Page } from '@playwright/test';

/** A picture as it was read: its size, how much of its height is free at the top, and its lines, each in cells. */
export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  readonly free: number;
  readonly lines: readonly (readonly string[])[];
}

/**
 * Reads a picture of light text on a dark ground from its pixels alone. Ink is cut into lines and signs by the gaps between them,
 * and each sign is the one of the page's own font that looks most like it. Nothing is known of the layout or of what is written.
 * @param png the file
 */
export function readPicture(page: Page, png: Buffer): Promise<ReadPicture> {
  return page.evaluate(async (base64) => {
    /** What every sign is scaled to before it is compared. */
    const GRID = { width: 14, height: 20 };
    /** Brightness from which on a pixel is ink. */
    const INK = 90;

    interface Box {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
    type Shape = { readonly cells: readonly number[]; readonly aspect: number };

    const penOn = (width: number, height: number) => {
      const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('no canvas');
      return pen;
    };
    const brightnessOf = (pen: OffscreenCanvasRenderingContext2D, { x, y, width, height }: Box) => {
      const { data } = pen.getImageData(x, y, width, height);
      return Array.from({ length: width * height }, (_, at) =>
        Math.max(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0),
      );
    };
    /** Where ink begins and ends along one direction: `[from, to)` of each run. */
    const runs = (length: number, hasInk: (at: number) => boolean) => {
      const found: [number, number][] = [];
      for (let at = 0; at < length; at++) {
        if (!hasInk(at)) continue;
        const last = found.at(-1);
        if (last && last[1] === at) last[1] = at + 1;
        else found.push([at, at + 1]);
      }
      return found;
    };
    /** The signs of a box, each with the least box around its ink. */
    const signsIn = (pen: OffscreenCanvasRenderingContext2D, box: Box): Box[] => {
      const { x, y, width, height } = box;
      const bright = brightnessOf(pen, box);
      const isInk = (column: number, row: number) => (bright[row * width + column] ?? 0) > INK;
      return runs(width, (column) =>
        Array.from({ length: height }, (_, row) => row).some((row) => isInk(column, row)),
      ).map(([from, to]) => {
        const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
          Array.from({ length: to - from }, (_, at) => from + at).some((column) => isInk(column, row)),
        );
        const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
        return { x: x + from, y: y + top, width: to - from, height: bottom - top + 1 };
      });
    };
    const shapeOf = (pen: OffscreenCanvasRenderingContext2D, { x, y, width, height }: Box): Shape => {
      const small = penOn(GRID.width, GRID.height);
      small.imageSmoothingQuality = 'high';
      small.drawImage(pen.canvas, x, y, width, height, 0, 0, GRID.width, GRID.height);
      const cells = brightnessOf(small, { x: 0, y: 0, ...GRID });
      const most = Math.max(...cells);
      return { cells: cells.map((cell) => cell / most), aspect: width / height };
    };
    const { fontFamily } = getComputedStyle(document.body);
    const templates = Array.from('0123456789.,').flatMap((sign) =>
      [500, 600].map((weight) => {
        const pen = penOn(120, 140);
        pen.fillRect(0, 0, 120, 140);
        pen.fillStyle = '#fff';
        pen.font = `${weight} 80px ${fontFamily}`;
        pen.fillText(sign, 20, 100);
        const [box] = signsIn(pen, { x: 0, y: 0, width: 120, height: 140 });
        if (!box) throw new Error(`nothing drawn of ${sign}`);
        return { sign, shape: shapeOf(pen, box) };
      }),
    );
    const unlike = (a: Shape, b: Shape) =>
      a.cells.reduce((sum, cell, at) => sum + Math.abs(cell - (b.cells[at] ?? 0)), 0) / a.cells.length +
      Math.abs(Math.log(a.aspect / b.aspect)) / 2;
    const signOf = (shape: Shape) =>
      templates.toSorted((a, b) => unlike(a.shape, shape) - unlike(b.shape, shape))[0]?.sign ?? '';

    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const pen = penOn(width, height);
    pen.drawImage(bitmap, 0, 0);
    const bright = brightnessOf(pen, { x: 0, y: 0, width, height });
    const [ground = 0] = bright;
    const free = bright.findIndex((pixel) => Math.abs(pixel - ground) > 8);
    const lines = runs(height, (row) =>
      bright.slice(row * width, (row + 1) * width).some((pixel) => pixel > INK),
    )
      .map(([from, to]) => signsIn(pen, { x: 0, y: from, width, height: to - from }))
      .map((signs) => {
        const tallest = Math.max(...signs.map((sign) => sign.height));
        const cells = [''];
        for (const [at, sign] of signs.entries()) {
          const before = signs[at - 1];
          if (before && sign.x - before.x - before.width > 2 * tallest) cells.push('');
          cells[cells.length - 1] += signOf(shapeOf(pen, sign));
        }
        return cells;
      });
    return { width, height, free: Math.floor(free / width) / height, lines };
  }, png.toString('base64'));
}
