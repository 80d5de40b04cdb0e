import { beforeEach, expect, it, vi } from 'vitest';
import { afterFrame, inAMoment } from './after-frame.ts';

let frames: (() => void)[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  frames = [];
  visibility = 'visible';
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

it('what can wait a moment asks for no frame', () => {
  const work = vi.fn();
  inAMoment(work);
  expect(frames).toHaveLength(0);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it('what follows a frame is done once it is painted, or in a moment where none is, and once', () => {
  const [painted, unpainted] = [vi.fn(), vi.fn()];
  afterFrame(painted);
  frames.pop()?.();
  vi.advanceTimersByTime(0);
  expect(painted).toHaveBeenCalledOnce();
  afterFrame(unpainted);
  vi.runAllTimers();
  expect(unpainted).toHaveBeenCalledOnce();
  expect(painted).toHaveBeenCalledOnce();
});

it.each([inAMoment, afterFrame])('both are done at once where the page is being left: $name', (wait) => {
  const [before, after] = [vi.fn(), vi.fn()];
  wait(before);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  wait(after);
  expect([before, after].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.runAllTimers();
  expect([before, after].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
