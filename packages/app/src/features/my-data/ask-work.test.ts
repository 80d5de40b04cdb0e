import { beforeEach, describe, expect, it, vi } from 'vitest';

const here = () => ({ copyWork: { differences: async () => ['here'] } });
vi.mock('./copy-work.ts', () => here());

/** A thread that does what it is told to; it says of itself that it is ready, or that it cannot be had. */
class Thread extends EventTarget {
  static began: Thread[] = [];
  static first: () => Event = () => new MessageEvent('message', { data: undefined });
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    super();
    Thread.began.push(this);
    queueMicrotask(() => this.dispatchEvent(Thread.first()));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', Thread);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  Thread.began = [];
  Thread.first = () => new MessageEvent('message', { data: undefined });
});

const asked = async () => (await import('./ask-work.ts')).askWork('differences', 0, 1);

describe('work on a thread of its own', () => {
  it('is done here where the thread cannot be had, which is not tried again', async () => {
    Thread.first = () => new Event('error');
    expect(await asked()).toEqual(['here']);
    expect(await asked()).toEqual(['here']);
    expect(Thread.began).toHaveLength(1);
  });

  it('is tried again where it could be had neither there nor here', async () => {
    Thread.first = () => new Event('error');
    vi.doMock('./copy-work.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(asked()).rejects.toThrow();
    vi.doMock('./copy-work.ts', here);
    expect(await asked()).toEqual(['here']);
  });

  it('is answered by what the thread says of it', async () => {
    const answer = asked();
    await expect.poll(() => Thread.began[0]?.postMessage).toHaveBeenCalled();
    const [thread] = Thread.began;
    expect(thread?.postMessage).toHaveBeenCalledWith({ id: 1, name: 'differences', given: [0, 1] });
    thread?.dispatchEvent(new MessageEvent('message', { data: { id: 1, value: ['one'] } }));
    expect(await answer).toEqual(['one']);
  });

  it('fails where the page is left meanwhile, and the next has a new thread', async () => {
    const answer = asked();
    const failed = expect(answer).rejects.toThrow('ended');
    await expect.poll(() => Thread.began[0]?.postMessage).toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
    await failed;
    expect(Thread.began[0]?.terminate).toHaveBeenCalled();
    void asked();
    await expect.poll(() => Thread.began).toHaveLength(2);
  });
});
