import type { KeyboardEvent } from 'react';

/**
 * Keys that walk from a search field through the links and `data-row` controls under it: arrows move the focus, up from the first returns to
 * the field, Enter in the field takes the first.
 * @param event a key pressed anywhere inside an element that holds one field and the links
 */
export function walkList(event: KeyboardEvent<HTMLElement>): void {
  const container = event.currentTarget;
  const field = container.querySelector('input');
  const links = [...container.querySelectorAll<HTMLElement>('ul a,[data-row]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const isInField = document.activeElement === field;
  // The keys of an input method are its own until it has written the word.
  if ((!isInField && at < 0) || event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown') links[at + 1]?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? field)?.focus();
  else if (event.key === 'Enter' && isInField && field?.value.trim() !== '') links[0]?.click();
  else return;
  event.preventDefault();
}
