import { join } from 'node:path';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { root } from './run.mjs';

/** Tells whether a module is one of these: names by their folder below `packages`, in one text. */
function oneOf(names: Readonly<Record<string, string>>) {
  const files = Object.entries(names).flatMap(([folder, inFolder]) =>
    inFolder.split(' ').map((name) => join(root, 'packages', folder, name)),
  );
  return (id: string) => files.includes(id);
}
const alone = { includeDependenciesRecursively: false };

/** Shared modules in few chunks, since each costs a first visit one request; imports are included. */
export const chunkGroups = [
  { name: 'start', test: oneOf({ 'app/src/shell': 'start.tsx' }), priority: 3 },
  // Groups fetching and storing, without the converters that most views do not need.
  {
    name: 'device',
    test: oneOf({
      'app/src/device': 'queries.tsx install.ts stored-pairs.ts trips/trips.ts',
      'app/src/records/kinds': 'favorites.ts conversions.ts arrangements.ts own-rates.ts markups.ts',
      'app/src/platform': 'moved.tsx',
      'app/src/ui': 'spinner.tsx ad-slot.tsx list.ts row-text.tsx',
      'app/src': 'arranging/read-card-order.ts config.ts',
    }),
    priority: 2,
  },
  {
    name: 'converter',
    test: oneOf({
      'app/src/features': 'currency/currency-view.tsx category/category-view.tsx',
      'core/src/indicators': 'daily-closes.ts sma.ts',
    }),
    priority: 1,
  },
  // Groups what is always loaded together: every further file adds overhead and compresses worse.
  ...LANGUAGE_TAGS.map((tag) => ({
    name: `words-${tag}`,
    test: oneOf({
      [`../languages/${tag}/core`]:
        'all-unit-names.ts extended-unit-names.ts words.ts currency-words.ts unit-words.ts extended-unit-words.ts',
    }),
    ...alone,
  })),
  {
    name: 'search',
    test: oneOf({
      'core/src': 'money/currencies/aliases.ts units/aliases.ts',
      'app/src/conversion': 'search-indexes.ts',
    }),
  },
  // Groups the base of sheets, menus and toasts; the picker is a larger chunk of its own.
  { name: 'sheet', test: oneOf({ 'app/src/ui': 'sheet.tsx' }), priority: 2 },
  {
    name: 'picker',
    test: oneOf({
      'app/src': 'converter/picker/picker.tsx',
      'app/src/features': 'currency/currency-picker.tsx category/unit-picker.tsx',
    }),
  },
  {
    name: 'recent',
    test: oneOf({
      'app/src/features/home':
        'favorite-chips.tsx home-aside.tsx recent-conversions.tsx recent-list.tsx saved-chips.tsx',
      'app/src/conversion': 'describe-conversion.ts describe-pair-figure.ts resume-conversion.ts',
      'app/src/converter': 'conversion-row.tsx rows/pair-mark.tsx',
      'app/src/arranging': 'arranged-favorites.ts',
    }),
    ...alone,
  },
  {
    name: 'insights',
    test: oneOf({
      'app/src/features/currency/insights':
        'forecast-card.tsx forecast-range.tsx indicator-tiles.tsx indicators.ts strength-card.tsx tile.tsx track-record.json track-record.ts use-daily-history.ts use-strength.ts volatility-level.tsx',
      'core/src/indicators': 'ewma.ts forecast.ts log-returns.ts rsi.ts strength.ts volatility.ts',
    }),
    ...alone,
  },
];
