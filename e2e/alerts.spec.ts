import { expect, type Page, test, type Worker } from '@playwright/test';
import { hasSettled } from './pages/has-started.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** A message as the server writes it; how it is encrypted and pushed is tested in `packages/server/src/push` and in a real Firefox. */
const message = (rate: string) => ({
  web_push: 8030,
  notification: {
    title: `EUR → USD sube a ${rate}`,
    body: 'BCE, 24 ago. Pediste 1,1800.',
    lang: 'es',
    dir: 'ltr',
    navigate: '/currency/EUR/USD',
    tag: 'crossing',
  },
});

/** What the test uses of a service worker's scope, which the types of pages do not have. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: object;
  readonly asked: unknown[][];
}

/** Has Chromium hand messages to the worker, as its push service would. */
async function pushTo(page: Page): Promise<(body: object) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [known] }) => {
      if (known) resolve(known.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (body) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(body),
    });
}

/** A headless shell shows no notifications, so the worker says what it asks of the browser; a real Firefox shows one in `e2e/engines`. */
async function listenTo(worker: Worker): Promise<() => Promise<unknown[][]>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const asked: unknown[][] = [];
    const show = async (title: string, { body, tag, data }: NotificationOptions = {}) =>
      void asked.push([title, body, tag, data]);
    Object.defineProperty(scope.registration, 'showNotification', { value: show });
    Object.assign(scope.clients, { openWindow: async (url: string) => void asked.push([url]) });
    Object.assign(scope, { asked });
  });
  return () => worker.evaluate(() => (globalThis as unknown as Scope).asked);
}

test('[I17.alert-shown] an alert is made from the rate; a message is shown, another of one crossing takes its place, and a tap opens the pair', async ({
  page,
}) => {
  await page.goto('/currency/EUR/USD');
  await hasSettled(page);
  await page.getByRole('button', { name: 'Avisarme' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Avísame cuando 1 EUR suba a' }).fill('1,18');
  await sheet.getByRole('button', { name: 'Crear aviso' }).click();
  // Whether it is known to the service is another matter: this browser has no push service.
  await expect(page.getByText(/^Aviso creado/)).toBeVisible();
  await page.goto('/alerts');
  await expect(page.getByRole('listitem').filter({ hasText: 'EUR → USD sube a 1,1800' })).toBeVisible();

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the app has no worker');
  const asked = await listenTo(worker);
  const push = await pushTo(page);
  // One tag for all messages of a crossing: the later takes the place of the earlier.
  const shown = (rate: string) => [
    ...Object.values(message(rate).notification).slice(0, 2),
    'crossing',
    '/currency/EUR/USD',
  ];
  await push(message('1,1811'));
  await expect.poll(asked).toEqual([shown('1,1811')]);
  await push(message('1,1822'));
  await expect.poll(asked).toEqual([shown('1,1811'), shown('1,1822')]);

  // No protocol taps a notification: the worker's own answer to a tap is what is left.
  await worker.evaluate(() => {
    const notification = { close: () => {}, data: '/currency/EUR/USD' };
    const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    globalThis.dispatchEvent(tap);
  });
  await expect.poll(async () => (await asked()).at(-1)).toEqual(['/currency/EUR/USD']);
});
