import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

const show = () => render(<WhenNear skeleton={<p>room</p>}>the part</WhenNear>);

it('a part below the first screen is rendered when its place comes near the view, and stays', () => {
  let tell = (_: { isIntersecting: boolean }[]) => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(onChange: typeof tell) {
        tell = onChange;
      }
      observe = vi.fn();
    },
  );
  show();
  act(() => tell([{ isIntersecting: false }]));
  expect(document.body.textContent).toBe('room');
  act(() => tell([{ isIntersecting: true }]));
  expect(document.body.textContent).toBe('the part');
  expect(disconnect).toHaveBeenCalled();
  cleanup();
  show();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(document.body.textContent).toBe('the part');
});

it('is rendered at once where nothing tells what is near', () => {
  show();
  expect(screen.queryByText('room')).toBeNull();
});
