import { say } from '../messages/say.ts';
import { iconButton } from './elements.ts';

/** Copies a figure as it is shown, and says so in the popup's live region. */
export const copyButton = (text: string): HTMLButtonElement =>
  iconButton('copy', say('copyOf', text), async () => {
    await navigator.clipboard.writeText(text);
    const live = document.querySelector('#live');
    if (live) live.textContent = say('copied');
  });
