import { correction, generate } from 'lean-qr/nano';

/** Cells left empty on each side: less than the four of ISO/IEC 18004, and what is around them is white, too. */
const BORDER = 2;

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className: string;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const cells = generate(text, { minCorrectionLevel: correction.L });
  const all = Array.from({ length: cells.size }, (_, index) => index);
  const ink = all.flatMap((y) => all.filter((x) => cells.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  const width = cells.size + 2 * BORDER;
  return (
    <svg
      className={className}
      viewBox={`${-BORDER} ${-BORDER} ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={ink.join('')} />
    </svg>
  );
}
