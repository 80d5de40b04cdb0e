import type { KeyboardEvent } from 'react';

/** Arrows move between a field and the links and `data-row` controls under it; Enter takes the first. */
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
