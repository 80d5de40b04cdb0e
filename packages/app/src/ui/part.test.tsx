import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { activateLanguage, LocaleContext, localeIn } from '../i18n/i18n.ts';
import { nameTables, useNames } from '../i18n/use-names.ts';
import { lazyPart, Part, prepare, startUnasked } from './part.tsx';

/** A loader that fails so many times. */
function failing(times: number) {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>here</p>;
  };
}

const retryButton = (retry: () => void) => (
  <button type="button" onClick={retry}>
    again
  </button>
);

// React says on the console which errors a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

it('[I13.lost-part] a part that failed to load comes when it is tried again, and the rest of the page stands', async () => {
  const View = lazyPart(failing(2));
  render(
    <>
      <p>rest</p>
      <Part whenFailed={retryButton}>
        <View />
      </Part>
    </>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'again' }));
  expect(screen.getByText('rest')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('here')).toBeDefined();
});

it('[I13.lost-part] what was asked for is closed, and comes when it is asked for again', async () => {
  const View = lazyPart(failing(1));
  const close = vi.fn();
  const dialog = (
    <Part onFailed={close}>
      <View />
    </Part>
  );
  const { rerender } = render(dialog);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  rerender(<p>closed</p>);
  rerender(dialog);
  expect(await screen.findByText('here')).toBeDefined();
});

it('[I13.lost-part] code that could not be fetched ahead is fetched when it is needed', async () => {
  const load = failing(1);
  prepare(load);
  const View = lazyPart(load);
  render(
    <Part>
      <View />
    </Part>,
  );
  expect(await screen.findByText('here')).toBeDefined();
});

it('[I13.lost-part] what nobody asks for starts when the network or the person is back, and once', async () => {
  let isReachable = false;
  const start = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
  });
  const comesBack = async (target: EventTarget, event: string) => {
    target.dispatchEvent(new Event(event));
    await new Promise(setImmediate);
    return start.mock.calls.length;
  };
  startUnasked(start);
  await new Promise(setImmediate);
  expect(await comesBack(window, 'online')).toBe(2);
  expect(await comesBack(document, 'visibilitychange')).toBe(3);
  isReachable = true;
  expect(await comesBack(window, 'online')).toBe(4);
  expect(await comesBack(document, 'visibilitychange')).toBe(4);
  expect(await comesBack(window, 'online')).toBe(4);
});

it('a part whose code was fetched ahead is rendered without a wait', async () => {
  const View = lazyPart(async () => () => <p>here</p>);
  await View.load();
  render(
    <Part fallback={<p>waiting</p>}>
      <View />
    </Part>,
  );
  expect(screen.getByText('here')).toBeDefined();
});

it('a part that is rendered stays as it is when its code is fetched ahead after all', async () => {
  const Field = () => <input aria-label="field" />;
  const View = lazyPart(async () => Field);
  const view = () => (
    <Part>
      <View />
    </Part>
  );
  const { rerender } = render(view());
  await userEvent.setup().type(await screen.findByLabelText('field'), 'typed');
  await View.load();
  rerender(view());
  expect(screen.getByLabelText<HTMLInputElement>('field').value).toBe('typed');
});

it('a part is rendered as soon as its code is there, and not when React has had what stood in its place for a while', async () => {
  const code = Promise.withResolvers<() => ReactElement>();
  const View = lazyPart(() => code.promise);
  render(
    <Part fallback={<p>waiting</p>}>
      <View />
    </Part>,
  );
  expect(screen.getByText('waiting')).toBeDefined();
  // React took the clock before, and renders here as it does in a browser.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  code.resolve(() => <p>here</p>);
  await vi.advanceTimersByTimeAsync(0);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(screen.queryByText('here')).not.toBeNull();
});

it('[I13.lost-part] names that failed to load are asked for once until they are tried again', async () => {
  await activateLanguage('es');
  const load = failing(1);
  const fetchNames = vi.fn(async () => {
    await load();
    return { km: 'kilómetro' };
  });
  const tables = nameTables(fetchNames);
  const Name = () => useNames(tables).km;
  await act(async () =>
    render(
      <LocaleContext value={localeIn('es')}>
        <Part whenFailed={retryButton}>
          <Name />
        </Part>
      </LocaleContext>,
    ),
  );
  const again = await screen.findByRole('button', { name: 'again' });
  expect(fetchNames).toHaveBeenCalledOnce();
  await act(async () => again.click());
  expect(await screen.findByText('kilómetro')).toBeDefined();
});
