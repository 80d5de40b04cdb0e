import { expect, it, vi } from 'vitest';
import { openAddress } from './open-address.ts';

/** Windows of the app by their addresses; what is asked of them is written down. */
function windowsAt(...addresses: readonly string[]) {
  const asked: string[] = [];
  const matchAll = async () =>
    addresses.map((url, at) => {
      const page = {
        url: `https://equivale.example${url}`,
        focus: async () => {
          asked.push(`focus ${at}`);
          return page;
        },
        navigate: async (to: string) => {
          if (url === '/old') throw new TypeError('not controlled');
          asked.push(`navigate ${at} ${to}`);
          return page;
        },
      };
      return page;
    });
  const openWindow = vi.fn(async (to: string) => void asked.push(`open ${to}`));
  return { asked, clients: { matchAll, openWindow } };
}

it.each([
  ['no window is open', [], ['open /currency/EUR/USD']],
  ['a window shows something else', ['/en/list'], ['focus 0', 'navigate 0 /currency/EUR/USD']],
  ['one of two windows shows the address', ['/', '/currency/EUR/USD?q=5'], ['focus 1']],
  ['the window cannot be led anywhere', ['/old'], ['focus 0', 'open /currency/EUR/USD']],
])('[I17.alert-shown] a tap on a notification, where %s', async (_, addresses, expected) => {
  const { asked, clients } = windowsAt(...addresses);
  await openAddress('/currency/EUR/USD', clients);
  expect(asked).toEqual(expected);
});
