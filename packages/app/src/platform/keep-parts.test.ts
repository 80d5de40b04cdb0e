import { beforeEach, expect, it, vi } from 'vitest';
import { keepPartsWhenIdle } from './keep-parts.ts';

beforeEach(() => void vi.useFakeTimers());

const worker = () => {
  const messages: unknown[] = [];
  const active = { postMessage: (message: unknown) => messages.push(message) };
  return { messages, container: { ready: Promise.resolve({ active }) } as unknown as ServiceWorkerContainer };
};

it('[I6.idle] has the rest of the app stored once the page has been open for a while', async () => {
  const { messages, container } = worker();
  keepPartsWhenIdle(container, {});
  await vi.advanceTimersByTimeAsync(14_000);
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(messages).toEqual(['keep-parts']);
});

it('[I6.idle] fetches nothing where data is saved, nor after the page has gone', async () => {
  const { messages, container } = worker();
  keepPartsWhenIdle(container, { connection: { saveData: true } });
  keepPartsWhenIdle(container, {})();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages).toEqual([]);
});
