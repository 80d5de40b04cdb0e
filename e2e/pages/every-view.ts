import { EVERY_VIEW } from '../../packages/app/src/testing/every-view.ts';

/** Whether to test every width and language, or a sample of them. */
export const isWhole = process.env.E2E_MATRIX === 'all';

/** One for each way in which views are made: both converters, lists, forms, what needs the device, mere text. */
const STANDING_FOR_ALL: readonly string[] = [
  '/',
  '/currency/USD/EUR',
  '/category/length/mi/km',
  '/list',
  '/trip',
  '/devices',
  '/favorites',
  '/settings',
  '/about',
];

/** For walks through what others look at on every view. */
export const SOME_VIEWS = EVERY_VIEW.filter((path) => isWhole || STANDING_FOR_ALL.includes(path));
