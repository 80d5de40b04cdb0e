import { spriteOf } from 'virtual:flags.svg';

/** A prerendered page contains the flags that it shows, since it would wait for each sprite. */
function addressOf(region: string): string {
  const id = `flag-${region}`;
  const isInPage = typeof document === 'undefined' || document.getElementById(id);
  return `${isInPage ? '' : spriteOf(region)}#${id}`;
}

interface FlagProps {
  /** Region of the sprites (`us`, `eu`); without one a neutral badge shows the code. */
  readonly region: string | undefined;
  readonly code: string;
  readonly size?: 20 | 26 | 32;
}

const BADGES = {
  20: 'size-[20px] text-[6.8px]',
  26: 'size-[26px] text-[8.8px]',
  32: 'size-[32px] text-[10.9px]',
};

/** The round flag of a region. Decorative: the code is always beside it. */
export function Flag({ region, code, size = 32 }: FlagProps) {
  if (region === undefined) {
    return (
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center rounded-full bg-raised font-semibold text-muted ${BADGES[size]}`}
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
      <use href={addressOf(region)} />
    </svg>
  );
}
