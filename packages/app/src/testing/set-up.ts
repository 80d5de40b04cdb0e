import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { afterEach, vi } from 'vitest';
import { addMessages } from '../i18n/i18n.ts';

const { asyncWrapper, eventWrapper } = getConfig();
/** Interactions and searches that a test waits for. */
let awaited = 0;
configure({
  // How long a busy machine may take to fetch a view's code says nothing about the view.
  asyncUtilTimeout: 120_000,
  // What was waited for may be there before React is done: a sheet whose page takes no touch any more, and that takes none
  // itself before the next task. People are slower than that; tests on a busy machine are not.
  asyncWrapper: async (work) => {
    awaited += 1;
    try {
      return await asyncWrapper(async () => {
        const outcome = await work();
        await new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve));
        return outcome;
      });
    } finally {
      awaited -= 1;
    }
  },
  // React drops what an unawaited `act` leaves undone, such as a part that waits for its code; awaited work needs no `act`.
  eventWrapper: (fire) => (awaited > 0 ? fire() : eventWrapper(fire)),
});

// Files share a window: each begins at the first address of a device on which nothing is stored.
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

// A test leaves no view, no spy, no stub and no clock of its own behind.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// A view under test says what it has to say, whichever part of the catalogue the shell would have loaded for it.
await Promise.all(
  (
    [
      'views',
      'converters',
      'arranging',
      'calculator',
      'kitchen',
      'list',
      'legal',
      'my-data',
      'offline',
      'own-units',
      'provenance',
      'tabs',
      'technical',
    ] as const
  ).map(addMessages),
);

// happy-dom's never calls back, since nothing has a place there: what is loaded when it comes near is loaded at once.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// React takes the stack of every element it creates, ten thousand of them in each file, to say where one of them came from.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks?: number };
};
// It counts them anew each second, so that a mere value would not stay.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
