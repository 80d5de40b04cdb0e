import { configure } from '@testing-library/react';
import { addMessages } from '../i18n/i18n.ts';

// How long a busy machine may take to fetch a view's code says nothing about the view.
configure({ asyncUtilTimeout: 45_000 });

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
