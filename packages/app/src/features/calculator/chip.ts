/** A small choice in a row that scrolls sideways. */
export const chipClass =
  'type-label-strong inline-flex min-h-touch min-w-touch items-center justify-center gap-2 whitespace-nowrap rounded-[22px] border border-line ' +
  'bg-surface px-3.5 hover:bg-raised active:bg-pressed focus-visible:-outline-offset-2';
