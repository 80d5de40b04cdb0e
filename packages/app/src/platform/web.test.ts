import { expect, it, vi } from 'vitest';
import { currentPlatform } from './current-platform.ts';
import { isNative } from './platform.ts';
import { platformContract } from './platform-contract.ts';
import { webPlatform } from './web.ts';

type Shared = { title?: string; text?: string; url?: string };

/** Puts a share sheet, or none, into the browser. */
function shareSheet(share: ((content: Shared) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

function becomes(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

platformContract('a browser', async () => {
  localStorage.clear();
  let last: Shared | undefined;
  const outcomes = {
    shared: async () => {},
    cancelled: () => Promise.reject(new DOMException('closed', 'AbortError')),
    failed: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  };
  return {
    platform: webPlatform,
    nextShare: (outcome) =>
      shareSheet((content) => {
        last = content;
        return outcomes[outcome]();
      }),
    lastShared: () => last,
    leaveAndReturn: () => {
      becomes('hidden');
      becomes('visible');
    },
  };
});

const link = { title: 'Equivale', url: 'https://equivale.example/' };

it('[S7B.share] without a share sheet the link of the page goes to the clipboard', async () => {
  history.replaceState(null, '', '/currency/USD/MXN?rate=2020-03-01#part');
  shareSheet(undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await webPlatform.share(link)).toBe('copied');
  expect(write).toHaveBeenCalledWith(`${location.origin}/currency/USD/MXN?rate=2020-03-01`);
});

it('[I13.plain-http] and where the page has no clipboard either, through a selected text', async () => {
  shareSheet(undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  let selected: string | undefined;
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value;
    return true;
  };
  expect(await webPlatform.share(link)).toBe('copied');
  expect(selected).toBe(location.origin + location.pathname + location.search);
});

it('says so when even the clipboard refuses', async () => {
  shareSheet(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  document.execCommand = () => false;
  expect(await webPlatform.share(link)).toBe('failed');
});

it('outside the native shell the platform is the web', async () => {
  expect(isNative()).toBe(false);
  expect((await currentPlatform()).kind).toBe('web');
});
