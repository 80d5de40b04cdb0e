import type { Kind } from './kind.ts';
import { alerts, subscriptions } from './kinds/alerts.ts';
import { arrangements } from './kinds/arrangements.ts';
import { conversions } from './kinds/conversions.ts';
import { devices } from './kinds/devices.ts';
import { favorites } from './kinds/favorites.ts';
import { lists } from './kinds/lists.ts';
import { markups } from './kinds/markups.ts';
import { ownRates } from './kinds/own-rates.ts';
import { ownUnits } from './kinds/own-units.ts';
import { preferences } from './kinds/preferences.ts';
import { expenses, trips } from './kinds/trips.ts';

/** All kinds of records, in the order of a backup. A new kind is a file in `kinds/` and a line here. */
export const KINDS: readonly Kind[] = [
  favorites,
  conversions,
  preferences,
  ownRates,
  ownUnits,
  markups,
  lists,
  trips,
  expenses,
  arrangements,
  alerts,
  subscriptions,
  devices,
];
