import { focusManager, onlineManager } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { vi } from 'vitest';

// One worker runs many files, since to load React and the DOM takes as long as most of them: each file has the app's own
// modules to itself, and a device and a page that nobody has used.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const { documentElement, head, body } = document;
  for (const element of [head, body]) element.replaceChildren();
  for (const element of [documentElement, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  // What a test has put over the engine's own; React marks the document, which it listens to once.
  for (const part of [navigator, document])
    for (const name of Object.getOwnPropertyNames(part))
      if (!name.startsWith('_')) Reflect.deleteProperty(part, name);
  for (const name of Object.keys(globalThis))
    if (/^(?:indexedDB|IDB)/.test(name)) Reflect.deleteProperty(globalThis, name);
}
// What the library of queries has last heard of the network and of the window.
onlineManager.setOnline(true);
focusManager.setFocused(undefined);

// How long a busy machine may take to fetch a view's code says nothing about the view.
configure({ asyncUtilTimeout: 45_000 });

const { addMessages } = await import('../i18n/i18n.ts');
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
      'own-units',
      'provenance',
      'tabs',
    ] as const
  ).map(addMessages),
);

// happy-dom's never calls back, since nothing has a place there: what is loaded when it comes near is loaded at once.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// React takes the stack of every element it creates, ten thousand of them in each file, to say where one of them came from.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks?: number };
};
if (internals) internals.recentlyCreatedOwnerStacks = Number.MAX_SAFE_INTEGER;
