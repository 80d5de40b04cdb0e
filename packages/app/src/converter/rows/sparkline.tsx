import type { HistoryPoint } from '@equivale/contract';

const BOX = { width: 96, height: 24 };

function pathOf(points: readonly HistoryPoint[]): string {
  const rates = points.map(({ rate }) => Number(rate));
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const step = BOX.width / (rates.length - 1);
  const y = (rate: number) => BOX.height * (most === least ? 0.5 : (most - rate) / (most - least));
  return rates
    .map((rate, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${y(rate).toFixed(1)}`)
    .join('');
}

interface SparklineProps {
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  /** Its size. */
  readonly className: string;
}

/** How a rate moved, as a small curve; nothing where no days are known. */
export function Sparkline({ points, className }: SparklineProps) {
  if (points.length < 2) return null;
  return (
    <svg
      aria-hidden
      className={`${className} [overflow:visible] [fill:none] [stroke:var(--accent)] [stroke-width:1.75] [stroke-linecap:round] [stroke-linejoin:round]`}
      viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
      preserveAspectRatio="none"
    >
      <path vectorEffect="non-scaling-stroke" d={pathOf(points)} />
    </svg>
  );
}
