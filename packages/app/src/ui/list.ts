import { cardClass } from './card.ts';

/** Rows divided by hairlines. */
export const rowsClass = '[&>li+li]:border-line [&>li+li]:border-t';

/** A card of rows. */
export const listClass = `${cardClass} overflow-hidden ${rowsClass}`;

/** One row: icon, text, and its end at the right, which drops under the text where it does not fit. */
export const rowClass = 'flex min-h-row w-full flex-wrap items-center gap-x-3 px-4 py-[9px] text-start';

/** A row that is a link or a button as a whole. */
export const rowActionClass = `${rowClass} hover:bg-raised active:bg-pressed focus-visible:-outline-offset-2`;

/** The text of a row; its right-hand part wraps under it below this width. */
export const rowTextClass = 'min-w-0 flex-[1_1_6.5rem]';

export const rowTitleClass = 'block font-medium leading-[1.375rem]';

export const groupTitleClass = 'type-label-strong mb-2 text-muted';

/** A word in an outline: what a figure is, in words and not by colour alone. */
export const tagClass =
  'inline-block whitespace-nowrap rounded-[6px] border border-current px-1.5 align-[1px] font-semibold text-on-accent-soft text-xs leading-4';

export const listFootClass = 'type-label py-3 text-muted';
