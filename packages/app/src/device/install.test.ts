import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { captureInstallPrompt, useInstallPrompt } from '../platform/install-prompt.ts';
import { useNotices } from '../platform/notices.ts';
import { install, useInstallWay } from './install.ts';

/** What Chromium sends when the page can be installed. */
function offerOfBrowser(prompt: () => Promise<unknown> = async () => ({ outcome: 'accepted' })) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(prompt),
  });
  act(() => void dispatchEvent(event));
  return event;
}

const way = () => renderHook(useInstallWay).result.current;

/** Puts a property that only iPhones and iPads have into the browser. */
function iPhone(standalone: boolean) {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
}

beforeAll(captureInstallPrompt);
beforeEach(() => {
  useInstallPrompt.setState({ prompt: undefined });
  useNotices.setState({ notices: [] });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

it('[S4.installability] the prompt of the browser is kept for later, and shown when it is asked for', async () => {
  expect(way()).toBeUndefined();
  const event = offerOfBrowser();
  expect(event.defaultPrevented).toBe(true);
  expect(event.prompt).not.toHaveBeenCalled();
  expect(way()).toBe('prompt');
  await act(() => install('prompt'));
  expect(event.prompt).toHaveBeenCalledOnce();
});

it('[S4.installability] a prompt that was accepted is gone', async () => {
  offerOfBrowser(async () => ({ outcome: 'accepted' }));
  await act(() => install('prompt'));
  expect(way()).toBeUndefined();
});

it('[S4.installability] a prompt that was dismissed leaves the entry, which then names the way by the browser’s menu', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The event's prompt can be shown once, and rejects after that.
  const prompt = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce({ outcome: 'dismissed' })
    .mockRejectedValue(new DOMException('once only', 'InvalidStateError'));
  offerOfBrowser(prompt);
  await act(() => install('prompt'));
  expect(way()).toBe('prompt');
  expect(useNotices.getState().notices).toEqual([]);
  await act(() => install('prompt'));
  expect(way()).toBe('prompt');
  expect(useNotices.getState().notices[0]?.message).toBe('install.menu');
});

it('[S4.installability] after a dismissal the browser’s next prompt is the one that is shown', async () => {
  offerOfBrowser(async () => ({ outcome: 'dismissed' }));
  await act(() => install('prompt'));
  const next = offerOfBrowser();
  await act(() => install('prompt'));
  expect(next.prompt).toHaveBeenCalledOnce();
  expect(way()).toBeUndefined();
});

it('[S4.installability] once installed by any way, the app cannot be installed', () => {
  offerOfBrowser();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(way()).toBeUndefined();
});

it('[S4.installability] an installed app in its own window cannot be installed', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  offerOfBrowser();
  expect(way()).toBeUndefined();
});

it('[S4.installability] the native shell captures nothing', () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(offerOfBrowser().defaultPrevented).toBe(false);
  iPhone(false);
  expect(way()).toBeUndefined();
});

it('[S8.install-prompt] a prompt that fails is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fault = new DOMException('no gesture', 'NotAllowedError');
  offerOfBrowser(() => Promise.reject(fault));
  await act(() => install('prompt'));
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
  expect(useNotices.getState().notices).toEqual([]);
});

it('an iPhone, which sends no event, is told of its share menu, but not on the home screen', async () => {
  iPhone(false);
  expect(way()).toBe('share-menu');
  await install('share-menu');
  expect(useNotices.getState().notices[0]?.message).toBe('install.share-menu');
  iPhone(true);
  expect(way()).toBeUndefined();
});
