interface AdSlotProps {
  /** The word for advertising in the reader's language. */
  readonly label: string;
  /** `bar`: as wide as its column, 90 px high at least. `box`: exactly 300 by 250 px. */
  readonly shape: 'bar' | 'box';
  readonly className?: string;
}

const sizes = { bar: 'min-h-[90px]', box: 'mx-auto h-[250px] w-[300px]' } as const;

/** A place left free for an advertisement, at its final size from the start; none is ever loaded. */
export function AdSlot({ label, shape, className = '' }: AdSlotProps) {
  return (
    <aside
      aria-label={label}
      className={`type-label grid place-items-center rounded-small border border-dashed border-control text-muted ${sizes[shape]} ${className}`}
    >
      {label}
    </aside>
  );
}
