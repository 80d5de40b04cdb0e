import { withQueries } from '../device/queries.tsx';
import { saying } from '../i18n/i18n.ts';

/**
 * Loads the view of own units, which few open: a file of its own, so that home's first script does not list what that
 * takes.
 */
export const loadOwnUnits = () =>
  saying('converters', () =>
    saying('own-units', async () =>
      withQueries((await import('../features/own-units/own-units-view.tsx')).OwnUnitsView),
    ),
  );
