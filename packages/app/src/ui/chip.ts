/** A small choice or action with a round outline; with `aria-pressed` it is filled while it is chosen. */
export const chipClass =
  'type-label-strong inline-flex min-h-touch items-center gap-2 justify-self-start rounded-[22px] border border-line bg-surface px-3.5 text-start hover:bg-raised ' +
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft aria-pressed:*:text-inherit';
