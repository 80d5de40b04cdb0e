import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTooltips, TOOLTIPS } from './tooltips.ts';

let stop: () => void;
const tip = () => document.querySelector<HTMLElement>('[aria-hidden="true"].fixed');
const shown = () => (tip()?.hidden === false ? tip()?.textContent : undefined);
const button = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const over = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  document.body.innerHTML =
    '<button aria-label="Swap"><svg></svg></button><button aria-label="ES: Spanish">ES</button><p>text</p>' +
    '<button aria-label="Long">a button that says it itself</button>';
  stop = startTooltips();
});
afterEach(() => stop());

it('[S9.tooltip-700] shows after 700 ms of rest', () => {
  over(button('Swap'));
  vi.advanceTimersByTime(699);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('Swap');
});

it('[S9.tooltip-300] the next one shows at once within 300 ms of the last', () => {
  over(button('Swap'));
  vi.advanceTimersByTime(700);
  over(document.querySelector('p') as Element);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(299);
  over(button('ES: Spanish'));
  expect(shown()).toBe('ES: Spanish');
});

it('[S9.tooltip-300] and waits again after that', () => {
  over(button('Swap'));
  vi.advanceTimersByTime(700);
  over(document.querySelector('p') as Element);
  vi.advanceTimersByTime(300);
  over(button('ES: Spanish'));
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(700);
  expect(shown()).toBe('ES: Spanish');
});

it('stays while the pointer is on it, and goes by Escape, press and scroll', () => {
  for (const end of [
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true })),
    () => document.dispatchEvent(new Event('pointerdown')),
    () => document.dispatchEvent(new Event('scroll')),
  ]) {
    over(document.body);
    vi.advanceTimersByTime(1000);
    over(button('Swap'));
    vi.advanceTimersByTime(700);
    over(tip() as Element);
    expect(shown()).toBe('Swap');
    end();
    expect(shown()).toBeUndefined();
  }
});

it('is nothing for fingers, nor for buttons that say it themselves', () => {
  over(button('Swap'), 'touch');
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
  over(button('Long'));
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

it('[S9.tooltip-700] [S9.tooltip-300] the numbers of the specification', () => {
  expect(TOOLTIPS).toEqual({ delayMs: 700, skipMs: 300 });
});

it('names what the keyboard was on before this was there', () => {
  stop();
  const swap = button('Swap');
  swap.focus();
  vi.spyOn(swap, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  stop = startTooltips();
  expect(shown()).toBe('Swap');
});
