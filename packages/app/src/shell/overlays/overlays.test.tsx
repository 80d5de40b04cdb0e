import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { renderView } from '../../testing/render-view.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const Inner = (overlay: OverlayProps) => (
  <Sheet title="Inner" {...overlay}>
    <input aria-label="Inner field" />
  </Sheet>
);
const Outer = (overlay: OverlayProps) => (
  <Sheet title="Outer" {...overlay}>
    <button type="button" onClick={(event) => open(Inner, {}, event.currentTarget)}>
      Open inner
    </button>
    <button type="button" onClick={() => history.pushState(null, '', '/next')}>
      Lead on
    </button>
  </Sheet>
);
const Failing = lazyPart<OverlayProps>(async () => {
  throw new Error('out of reach');
});
const arrived = Promise.withResolvers<typeof Inner>();
const Slow = lazyPart(() => arrived.promise);
/** Gives its place to a sheet whose code is still to come. */
const Menu = ({ onClose, ...overlay }: OverlayProps) => (
  <Sheet title="Menu" onClose={onClose} {...overlay}>
    <button
      type="button"
      onClick={() => {
        onClose();
        open(Slow, {}, overlay.opener);
      }}
    >
      Open what is slow
    </button>
  </Sheet>
);
const View = () => (
  <>
    <button type="button" onClick={(event) => open(Menu, {}, event.currentTarget)}>
      Open menu
    </button>
    <button type="button" onClick={(event) => open(Outer, {}, event.currentTarget)}>
      Open
    </button>
    <button type="button" onClick={(event) => open(Failing, {}, event.currentTarget)}>
      Open what fails
    </button>
  </>
);

const dialog = (name: string) => screen.findByRole('dialog', { name });
const opener = () => screen.getByText('Open');
const width = (innerWidth: number) => Object.assign(window, { innerWidth });
const back = () => act(async () => history.back());

beforeEach(() => history.replaceState(null, '', '/view'));

it('[D.once] a double tap opens one sheet', async () => {
  await renderView(View, '/');
  fireEvent.click(opener());
  fireEvent.click(opener());
  await dialog('Outer');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  fireEvent.click(opener());
  await dialog('Outer');
  await back();
});

it('[D.once] the second of two taps is ignored under a sheet that the first one closed, and opens again what a key closed', async () => {
  await renderView(View, '/');
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  fireEvent.click(opener(), { detail: 1 });
  fireEvent.keyDown(await dialog('Outer'), { key: 'Escape' });
  await isClosed();
  fireEvent.click(opener(), { detail: 2 });
  await dialog('Outer');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }), { detail: 1 });
  await isClosed();
  fireEvent.click(opener(), { detail: 2 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[I3.back] back closes what is open, the last first, and stays at the view', async () => {
  const { user } = await renderView(View, '/');
  await user.click(opener());
  await dialog('Outer');
  await user.click(screen.getByText('Open inner'));
  await dialog('Inner');
  expect(document.activeElement).toBe(screen.getByLabelText('Inner field'));
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
  await dialog('Outer');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/view');
  expect(history.state).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('[I3.back] a sheet takes over the entry of the menu it comes from, and back closes it before its code is there', async () => {
  const { user } = await renderView(View, '/');
  await user.click(screen.getByText('Open menu'));
  await dialog('Menu');
  const went = vi.spyOn(history, 'go');
  await user.click(screen.getByText('Open what is slow'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(history.state).toEqual({ overlays: 1 });
  expect(went).not.toHaveBeenCalled();
  await back();
  await waitFor(() => expect(history.state).toBeNull());
  arrived.resolve(Inner);
  await act(() => Slow.load());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/view');
});

it('[I3.back] what is closed by its button leaves no entry in the history', async () => {
  const { user } = await renderView(View, '/');
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(history.state).toBeNull());
  const before = history.length;
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(history.state).toBeNull());
  expect(history.length).toBe(before);
  expect(document.activeElement).toBe(opener());
});

it('what is tapped as soon as a sheet has closed keeps the focus', async () => {
  const { user } = await renderView(View, '/');
  await user.click(opener());
  const close = await screen.findByRole('button', { name: 'Cerrar' });
  act(() => {
    close.click();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  const other = screen.getByText('Open menu');
  other.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(other);
});

it('[I3.back] a link in it closes it, and back leads from there to the view', async () => {
  const { user } = await renderView(View, '/');
  await user.click(opener());
  await dialog('Outer');
  await user.click(screen.getByText('Lead on'));
  await waitFor(() => expect(location.pathname).toBe('/next'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await back();
  expect(location.pathname).toBe('/view');
  expect(history.state).toBeNull();
});

it('[I3.drag] a sheet is closed by a pull at its grip, and stays where that is short or the screen is wide', async () => {
  width(390);
  const { user } = await renderView(View, '/');
  await user.click(opener());
  const sheet = await dialog('Outer');
  const grip = sheet.firstElementChild as HTMLElement;
  grip.setPointerCapture = () => undefined;
  const pull = (px: number) => {
    fireEvent.pointerDown(grip, { clientY: 100, pointerId: 7, isPrimary: true });
    fireEvent.pointerMove(grip, { clientY: 100 + px, pointerId: 7 });
    const { translate } = sheet.style;
    fireEvent.pointerUp(grip, { clientY: 100 + px, pointerId: 7 });
    return translate;
  };
  expect(pull(60)).toBe('0 60px');
  expect(sheet.style.translate).toBe('');
  width(1280);
  expect(pull(200)).toBe('');
  width(390);
  expect(pull(200)).toBe('0 200px');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[I13.lost-part] what cannot be loaded says so, and can be opened again', async () => {
  const { user, announced } = await renderView(View, '/');
  await user.click(screen.getByText('Open what fails'));
  await waitFor(() => expect(announced()).toBe('part.failed'));
  await user.click(opener());
  await dialog('Outer');
});
