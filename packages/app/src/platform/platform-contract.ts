import { describe, expect, it } from 'vitest';
import type { Platform } from './platform.ts';

/** What a test can make the machine do to the app. */
export interface Machine {
  readonly platform: Platform;
  nextShare(outcome: 'shared' | 'cancelled' | 'failed'): void;
  /** What was handed to the share sheet last. */
  lastShared(): { title?: string; text?: string; url?: string } | undefined;
  /** Hides the app and shows it again. */
  leaveAndReturn(): void;
}

/** A native listener is in place, or gone, one turn after the request. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

export function platformContract(name: string, setUp: () => Promise<Machine>): void {
  describe(`${name} keeps the platform's promises`, () => {
    const link = {
      title: 'Equivale',
      text: '1 USD = 0,85 EUR',
      url: 'https://equivale.example/currency/USD/EUR',
    };

    it('hands title, text and link to the share sheet', async () => {
      const machine = await setUp();
      machine.nextShare('shared');
      expect(await machine.platform.share(link)).toBe('shared');
      expect(machine.lastShared()).toMatchObject(link);
    });

    it('tells a closed share sheet from a share', async () => {
      const machine = await setUp();
      machine.nextShare('cancelled');
      expect(await machine.platform.share(link)).toBe('cancelled');
    });

    it('never throws when sharing fails', async () => {
      const machine = await setUp();
      machine.nextShare('failed');
      expect(['copied', 'failed']).toContain(await machine.platform.share(link));
    });

    it('says when the app is looked at again, until it is stopped', async () => {
      const machine = await setUp();
      let returns = 0;
      const stop = machine.platform.listenForReturn(() => {
        returns += 1;
      });
      await settled();
      machine.leaveAndReturn();
      expect(returns).toBe(1);
      stop();
      await settled();
      machine.leaveAndReturn();
      expect(returns).toBe(1);
    });

    it('keeps a text and gives it back', async () => {
      const { platform } = await setUp();
      expect(await platform.stored('theme')).toBeNull();
      await platform.store('theme', 'dark');
      expect(await platform.stored('theme')).toBe('dark');
    });

    it('takes the news that the first view is rendered', async () => {
      const { platform } = await setUp();
      await expect(platform.hideSplashScreen()).resolves.toBeUndefined();
    });
  });
}
