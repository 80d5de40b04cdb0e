import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFittingStep } from './use-fitting-step.ts';

/** A font in which every character is 20 px wide at the first size and 16, 12 and 10 px at the next; the box has 200 px. */
const WIDTH: Record<string, number> = { 1: 20, 2: 16, 3: 12, 4: 10, 5: 10 };
const BOX = 200;

/** How much larger than designed the person has all text. */
let textScale = 1;

const widthOf = (element: HTMLElement) =>
  element.textContent.length * (WIDTH[element.dataset.step ?? ''] ?? 0) * textScale;

function Figure({ text }: { readonly text: string }) {
  const { ref, guess } = useFittingStep<HTMLButtonElement>(text);
  return (
    <button type="button" ref={ref} data-step={guess}>
      {text}
    </button>
  );
}

/** An amount over its result; where there is a fault, there is no result. */
function Card({ amount, result }: { readonly amount: string; readonly result?: string }) {
  const below = useFittingStep<HTMLButtonElement>(result ?? '');
  const typed = useFittingStep<HTMLButtonElement>(amount, { under: below.step });
  return (
    <>
      <button type="button" ref={typed.ref} data-step={typed.guess}>
        {amount}
      </button>
      {result && (
        <button type="button" ref={below.ref} data-step={below.guess}>
          {result}
        </button>
      )}
    </>
  );
}

const stepsOfCard = () => screen.getAllByRole('button').map(({ dataset }) => dataset.step);

/** Tells of a new layout, as a browser does of a page that has become longer or shorter. */
let layOut = () => {};

beforeEach(() => {
  textScale = 1;
  layOut = () => {};
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly seen = new Set<Element>();
      constructor(tell: () => void) {
        const before = layOut;
        layOut = () => {
          before();
          if (this.seen.has(document.body)) tell();
        };
      }
      observe = (element: Element) => this.seen.add(element);
      disconnect = () => this.seen.clear();
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BOX);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(BOX, widthOf(this));
  });
});
afterEach(() => (document.documentElement.style.fontSize = ''));

it.each([
  ['0', '1'],
  ['1234567890', '1'],
  ['12345678901', '2'],
  ['123456789012', '2'],
  ['1234567890123', '3'],
  ['12345678901234567', '4'],
  ['12345678901234567890', '4'],
  ['123456789012345678901', '5'],
])('a figure of "%s" stands at step %s', (text, step) => {
  const { rerender } = render(<Figure text="" />);
  // Key by key, as it is typed, and back.
  for (let typed = 1; typed <= text.length; typed += 1) rerender(<Figure text={text.slice(0, typed)} />);
  expect(screen.getByRole('button').dataset.step).toBe(step);
  rerender(<Figure text="7" />);
  expect(screen.getByRole('button').dataset.step).toBe('1');
});

it('asks about the digits of one length once, and for longer and shorter ones as before', () => {
  const { rerender } = render(<Figure text="123456789012" />);
  const asked = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
  rerender(<Figure text="1234567890123" />);
  expect(screen.getByRole('button').dataset.step).toBe('3');
  expect(asked).toHaveBeenCalled();
  asked.mockClear();
  rerender(<Figure text="210987654321" />);
  expect(screen.getByRole('button').dataset.step).toBe('2');
  rerender(<Figure text="3210987654321" />);
  expect(screen.getByRole('button').dataset.step).toBe('3');
  expect(asked).not.toHaveBeenCalled();
});

it('and is fitted again when text becomes larger or smaller, though its box is as wide as before', () => {
  render(<Figure text="1234567890" />);
  const setTextSize = (percent: number) => {
    textScale = percent / 100;
    document.documentElement.style.fontSize = `${percent}%`;
    act(layOut);
    return screen.getByRole('button').dataset.step;
  };
  expect(setTextSize(100)).toBe('1');
  expect(setTextSize(160)).toBe('3');
  expect(setTextSize(100)).toBe('1');
});

it('an amount stands no larger than its result, whichever of them was rendered first', () => {
  const { rerender } = render(<Card amount="12" />);
  rerender(<Card amount="12" result="1234567890" />);
  expect(stepsOfCard()).toEqual(['1', '1']);
  const setTextSize = (percent: number) => {
    textScale = percent / 100;
    document.documentElement.style.fontSize = `${percent}%`;
    act(layOut);
  };
  setTextSize(160);
  expect(stepsOfCard()).toEqual(['3', '3']);
  setTextSize(100);
  expect(stepsOfCard()).toEqual(['1', '1']);
});

it('a longer amount is as large as it may be where its result has become shorter', () => {
  const { rerender } = render(<Card amount="12" result="12345678901234567" />);
  expect(stepsOfCard()).toEqual(['4', '4']);
  rerender(<Card amount="12÷3" result="4" />);
  expect(stepsOfCard()).toEqual(['1', '1']);
});

it('a prerendered page has the amount no larger than the result', () => {
  const steps = /data-step="(\d)".*data-step="(\d)"/.exec(
    renderToString(<Card amount="1" result="12345678901234" />),
  );
  expect(steps?.slice(1)).toEqual(['2', '2']);
});
