import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** More places than any page has: once around finds what there is. */
const ONCE_AROUND = 400;

/** A space is a space, of whatever kind. */
const plain = (phrase: string) => phrase.replace(/\s+/g, ' ');

/** A person at a screen reader: goes on from place to place, hears what is there, acts on it and types. */
export const reader = {
  /** Reads on until this is spoken. @returns what was spoken */
  async findsOnce(words: RegExp): Promise<string | undefined> {
    for (let step = 0; step < ONCE_AROUND; step += 1) {
      await virtual.next();
      const phrase = plain(await virtual.lastSpokenPhrase());
      if (words.test(phrase)) return phrase;
    }
    return undefined;
  },

  /** Reads on until this is spoken, around again while parts of the page still come. @returns what was spoken */
  async finds(words: RegExp): Promise<string> {
    let phrase: string | undefined;
    await waitFor(async () => {
      phrase = await reader.findsOnce(words);
      expect(phrase, `to hear ${words}`).toBeDefined();
    });
    return String(phrase);
  },

  /** Finds a control and presses it. */
  async presses(words: RegExp): Promise<void> {
    await reader.finds(words);
    await virtual.act();
  },

  /** Finds a field and types into it, in the place of what it holds. */
  async types(words: RegExp, text: string): Promise<void> {
    await reader.finds(words);
    await virtual.act();
    await virtual.press('Control+a');
    // Keys as they are: the reader's own typing would go to the end of the text, not in its place.
    await userEvent.keyboard(text);
  },

  /** Waits until this has been announced without being requested. */
  async hears(words: RegExp): Promise<void> {
    await waitFor(async () => expect((await virtual.spokenPhraseLog()).map(plain).join('\n')).toMatch(words));
  },
};
