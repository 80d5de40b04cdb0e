import { open } from '../../platform/overlays.ts';
import { lazyPart } from '../../ui/part.tsx';
import type { Choice, RatePair } from './rate-pair.ts';

const RateSheet = lazyPart(async () => (await import('./rate-sheet.tsx')).RateSheet, 'past');

/** Another rate was chosen: the chip that is rendered next takes the focus. */
const chosen = { isFresh: false };

/** Gives the focus to the chip of the rate that is used from now on. */
export const focusNextChip = (): void => {
  chosen.isFresh = true;
};

/** Whether the chip being rendered has to take the focus; true once. */
export function takesFocus(): boolean {
  const { isFresh } = chosen;
  chosen.isFresh = false;
  return isFresh;
}

export function openRate(choice: Choice, pair: RatePair, opener: HTMLElement | null): void {
  const onChosen = () => {
    focusNextChip();
    close();
  };
  const close = open(RateSheet, { ...pair, choice, onChosen }, opener);
}
