import { boolean, maxLength, minLength, optional, pipe, regex, string } from 'valibot';
import { clocked } from './clocked.ts';

/** How an item of a list was arranged; the item `''` is the list itself. It is never removed, only changed back. */
export const arrangedSchema = clocked({
  list: pipe(string(), minLength(1), maxLength(80)),
  item: pipe(string(), maxLength(300)),
  position: optional(pipe(string(), regex(/^[\da-z]*[1-9a-z]$/))),
  moved: optional(boolean()),
  pinned: optional(boolean()),
  hidden: optional(boolean()),
  sorting: optional(string()),
});
