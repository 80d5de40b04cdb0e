import { describe, expect, it } from 'vitest';
import { differencesOf } from './compare.ts';
import type { PlatformNode } from './platform-tree.ts';
import { thingsOf } from './things.ts';

const node = (role: string, more: Partial<PlatformNode> = {}): PlatformNode => ({
  role,
  name: '',
  states: [],
  attributes: {},
  value: null,
  text: '',
  children: [],
  ...more,
});
const page = (...children: PlatformNode[]) => node('document web', { children });
const button = (name: string, ...states: string[]) => node('push button', { name, states });

/** What AT-SPI gives of `<p role="status">1 <b>EUR</b></p>`: text as a child in Chromium, not one in the others. */
const STATUS = {
  chromium: node('status bar', {
    text: '1 \uFFFC',
    children: [
      node('static', { name: '1 ' }),
      node('section', { text: 'EUR', children: [node('static', { name: 'EUR' })] }),
    ],
  }),
  firefox: node('status bar', { text: '1 \uFFFC', children: [node('section', { text: 'EUR' })] }),
  webkit: node('status bar', { text: '1 EUR\n' }),
};

describe('the trees of several engines', () => {
  it('are the same where engines only have other words for the same thing', () => {
    const popup = { name: 'Convert to', states: ['has-popup', 'sensitive'], attributes: { tag: 'button' } };
    expect(
      differencesOf({
        firefox: thingsOf(page(node('push button', popup), STATUS.firefox)),
        chromium: thingsOf(page(node('push button', popup), STATUS.chromium)),
        webkit: thingsOf(page(node('section', { children: [node('combo box', popup)] }), STATUS.webkit)),
      }),
    ).toEqual([]);
  });

  it('differ by a thing that one lacks, by another name, and by another state', () => {
    const firefox = thingsOf(page(button('Swap'), button('Favorite', 'pressed'), button('Copy')));
    const webkit = thingsOf(page(button('Exchange'), button('Favorite')));
    expect(differencesOf({ firefox, webkit })).toEqual([
      { thing: 'button "Swap"', given: { firefox: 1, webkit: 0 } },
      { thing: 'button "Favorite" pressed', given: { firefox: 1, webkit: 0 } },
      { thing: 'button "Copy"', given: { firefox: 1, webkit: 0 } },
      { thing: 'button "Exchange"', given: { firefox: 0, webkit: 1 } },
      { thing: 'button "Favorite"', given: { firefox: 0, webkit: 1 } },
    ]);
  });

  it('differ by the order in which the same things are read', () => {
    const firefox = thingsOf(page(button('Swap'), button('Favorite'), button('Copy')));
    const webkit = thingsOf(page(button('Swap'), button('Copy'), button('Favorite')));
    expect(differencesOf({ firefox, webkit })).toEqual([
      { thing: 'after button "Swap"', given: { firefox: 'button "Favorite"', webkit: 'button "Copy"' } },
    ]);
  });
});
