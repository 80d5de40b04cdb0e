import { withQueries } from '../device/queries.tsx';
import { saying } from '../i18n/i18n.ts';

// Views that few open are loaded from here: a file of its own, so that home's first script does not list what they take.

/** Loads the view of own units. */
export const loadOwnUnits = () =>
  saying('converters', () =>
    saying('own-units', async () =>
      withQueries((await import('../features/own-units/own-units-view.tsx')).OwnUnitsView),
    ),
  );

/** Loads the alerts. */
export const loadAlerts = () =>
  saying('alerts', async () => withQueries((await import('../features/alerts/alerts-view.tsx')).AlertsView));

/** Loads the pocket table. */
export const loadPocket = () =>
  saying('converters', () =>
    saying('pocket', async () =>
      withQueries((await import('../features/pocket/pocket-view.tsx')).PocketView),
    ),
  );

/** Loads the person's devices. */
export const loadDevices = () =>
  saying('devices', async () => (await import('../features/devices/devices-view.tsx')).DevicesView);
/** Loads the view of everything that the device stores. */
export const loadMyData = () =>
  saying('my-data', async () =>
    withQueries((await import('../features/my-data/my-data-view.tsx')).MyDataView),
  );
