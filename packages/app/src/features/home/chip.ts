/** A row of chips: scrolls sideways on a phone, from edge to edge; wraps where there is room. */
export const chipsClass =
  '-mx-gutter mt-3 flex gap-2 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0';

const shapeClass =
  'inline-flex min-h-touch items-center gap-2 whitespace-nowrap rounded-[22px] border border-line bg-surface ' +
  'px-3.5 hover:bg-raised active:bg-pressed';

export const chipClass = `type-label-strong ${shapeClass}`;

/** A chip that asks a question, in muted colour. */
export const questionChipClass = `type-label text-muted ${shapeClass}`;
