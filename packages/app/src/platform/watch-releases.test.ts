import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchReleases } from './watch-releases.ts';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  becomes(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn(async () => {});
  /** A new worker is found, and installs. */
  async finds(worker: Worker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.becomes('installed');
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  register = vi.fn(async (_url: string, _options: object) => this.registration);
  /** As after a visit before: a release is installed, active and in control. */
  hasRelease() {
    this.registration.active = new Worker();
    this.controller = this.registration.active;
  }
  takenOverBy(worker: Worker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
let container: Container;
let reload: ReturnType<typeof vi.fn<() => void>>;
let offers: (() => void)[];
let stop: () => void;

async function start() {
  stop = watchReleases((takeOver) => offers.push(takeOver), {
    container: container as unknown as ServiceWorkerContainer,
    reload,
    checkEveryMs: 60_000,
  });
  await settled();
}

beforeEach(() => {
  container = new Container();
  reload = vi.fn<() => void>();
  offers = [];
});
afterEach(() => stop());

describe('a newer release', () => {
  it('[I6.seldom] the first worker hears what the page had fetched before it, a later one not', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: 'https://equivale.example/assets/pocket.js' },
    ] as PerformanceEntryList);
    await start();
    const [first, second] = [new Worker(), new Worker()];
    container.takenOverBy(first);
    container.takenOverBy(second);
    expect(first.messages).toEqual([['https://equivale.example/assets/pocket.js']]);
    expect(second.messages).toEqual([]);
  });

  it('[S4.service-worker] is no news on a first visit, and taking control then loads nothing again', async () => {
    await start();
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    const first = new Worker();
    await container.registration.finds(first);
    container.takenOverBy(first);
    expect(offers).toHaveLength(0);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is no news on a first visit either where the page is controlled before it hears of the installation', async () => {
    await start();
    const { registration } = container;
    const first = new Worker();
    registration.installing = first;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.active = first;
    container.takenOverBy(first);
    // WebKit tells so in this order now and then.
    first.becomes('installed');
    expect(offers).toHaveLength(0);
  });

  it('[S4.update] is offered when it is installed beside an active one, and taken over only when told', async () => {
    container.hasRelease();
    await start();
    const newer = new Worker();
    await container.registration.finds(newer);
    expect(offers).toHaveLength(1);
    expect(newer.messages).toEqual([]);
    offers[0]?.();
    expect(newer.messages).toEqual(['take-over']);
  });

  it('that already waits at the start is offered too', async () => {
    container.hasRelease();
    const waiting = new Worker();
    waiting.state = 'installed';
    container.registration.waiting = waiting;
    await start();
    expect(offers).toHaveLength(1);
  });

  it('[S4.update] loads the page once when it takes over, even if it does so twice', async () => {
    container.hasRelease();
    await start();
    await container.registration.finds(new Worker());
    offers[0]?.();
    container.takenOverBy(new Worker());
    container.takenOverBy(new Worker());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[S4.update] that was taken over by another tab is offered here, where something may be half typed', async () => {
    container.hasRelease();
    await start();
    container.takenOverBy(new Worker());
    expect([offers.length, reload.mock.calls.length]).toEqual([1, 0]);
    offers[0]?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that fails to install is not offered', async () => {
    container.hasRelease();
    await start();
    const broken = new Worker();
    container.registration.installing = broken;
    container.registration.dispatchEvent(new Event('updatefound'));
    broken.becomes('redundant');
    expect(offers).toHaveLength(0);
  });

  it('is looked for at the start when there is one to replace', async () => {
    container.hasRelease();
    await start();
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });

  it('is looked for when the app is looked at again', async () => {
    await start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(container.registration.update).toHaveBeenCalledTimes(1);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });
});

it('[S4.service-worker] the native shell registers no service worker', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  await start();
  expect(container.register).not.toHaveBeenCalled();
});

it('[S8.service-worker] a refused registration is told to the console and breaks nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  container.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await start();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('a registration that the network did not let through is made when the network is back, and once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  container.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await start();
  for (let times = 0; times < 2; times += 1) {
    dispatchEvent(new Event('online'));
    await settled();
  }
  expect(container.register).toHaveBeenCalledTimes(2);
});

it('and not after the watch has ended', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  container.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await start();
  stop();
  dispatchEvent(new Event('online'));
  await settled();
  expect(container.register).toHaveBeenCalledTimes(1);
});
