import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOnce } from './use-once.ts';

it('[D.once] a form is sent once: not again on its way, nor after it succeeded, but again after it was refused or failed', async () => {
  const { result } = renderHook(useOnce);
  const once = result.current;
  const sent: string[] = [];
  const first = Promise.withResolvers<boolean>();
  const send = (name: string, outcome: () => Promise<boolean>) =>
    once(() => {
      sent.push(name);
      return outcome();
    });
  const refused = send('refused', () => first.promise);
  await send('meanwhile', async () => true);
  first.resolve(false);
  await refused;
  await expect(send('failed', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await send('succeeded', async () => true);
  await send('after it', async () => true);
  expect(sent).toEqual(['refused', 'failed', 'succeeded']);
});
