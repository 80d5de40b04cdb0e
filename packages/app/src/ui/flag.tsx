import { spriteOf } from 'virtual:flags.svg';

interface FlagProps {
  /** Region of the sprites (`us`, `eu`); without one a neutral badge with the code stands instead. */
  readonly region: string | undefined;
  readonly code: string;
  readonly size?: 20 | 32;
}

/** The round flag of a region. Decorative: the code always stands beside it. */
export function Flag({ region, code, size = 32 }: FlagProps) {
  if (region === undefined) {
    return (
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center rounded-full bg-raised font-semibold text-muted ${size > 20 ? 'size-[32px] text-[10.9px]' : 'size-[20px] text-[6.8px]'}`}
      >
        {size > 20 ? code : code.slice(0, 1)}
      </span>
    );
  }
  return (
    <svg
      aria-hidden
      className="shrink-0 overflow-hidden rounded-full"
      viewBox="0 0 512 512"
      width={size}
      height={size}
    >
      <use href={`${spriteOf(region)}#${region}`} />
    </svg>
  );
}
