import { routes } from '../../packages/app/src/shell/routes/routes.ts';

/** One address of each view in the list of routes. */
export const EVERY_ROUTE = routes.map(
  ({ path }) => path.replace(':category/', 'length/').replaceAll(/\/:\w+\?/g, '') || '/',
);
