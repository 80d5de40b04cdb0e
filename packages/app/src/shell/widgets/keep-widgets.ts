import type { HistoryPoint } from '@equivale/contract';
import { readStoredHistory } from '../../api/history.ts';
import { readOfflineTable } from '../../api/rates.ts';
import { shownRows } from '../../conversion/currency-list.ts';
import { useCurrencyList } from '../../conversion/current-list.ts';
import { localDay } from '../../conversion/past-days.ts';
import { dailyChange } from '../../converter/rows/daily-change.ts';
import { ownRateInUse, readOwnMoney } from '../../device/own-money/own-money.ts';
import { figuresIn } from '../../device/preferences.ts';
import { queryClient } from '../../device/query-client.ts';
import { readStoredList } from '../../features/currency/list/stored-list.ts';
import { addMessages, currentLanguage, i18n, localeIn } from '../../i18n/i18n.ts';
import { pathIn } from '../../i18n/languages.ts';
import type { Platform, Stop } from '../../platform/platform.ts';
import { favorites } from '../../records/kinds/favorites.ts';
import { widgetTable } from './widget-table.ts';

/** Where the widgets of the system look for their table: `WidgetTable.java` names it too. */
const widgetKey = 'equivale-widgets';

type PairOfCodes = readonly [from: string, to: string];

async function readCloses(
  pairs: readonly PairOfCodes[],
): Promise<ReadonlyMap<string, readonly HistoryPoint[]>> {
  const read = pairs.map(async ([from, to]) => {
    const stored = await readStoredHistory(from, to, '7d');
    return [`${from}/${to}`, stored?.data ?? []] as const;
  });
  return new Map(await Promise.all(read));
}

async function readWidgetTable() {
  const language = currentLanguage();
  const [{ table }, saved, stored] = await Promise.all([
    readOfflineTable(),
    favorites.read(),
    readOwnMoney(),
    addMessages('converters'),
    addMessages('widgets'),
  ]);
  const money = { ...stored, today: localDay(Date.now()) };
  const locale = localeIn(language, figuresIn(language));
  const pairs = saved
    .filter(({ category }) => category === 'currency')
    .map(({ fromUnit, toUnit }): PairOfCodes => [fromUnit, toUnit]);
  const list = readStoredList(locale.decimal);
  const closes = await readCloses([
    ...pairs,
    ...(list ? shownRows(list).map((code): PairOfCodes => [list.from, code]) : []),
  ]);
  return widgetTable(pairs, list, {
    table,
    t: (key, values) => i18n._(key, values),
    locale,
    pathOf: (view) => pathIn(language, view),
    ownRate: (from, to) => ownRateInUse(money, from, to),
    changeOn: (day, from, to) => dailyChange(closes.get(`${from}/${to}`) ?? [], day)?.percent,
  });
}

/** Stores what the widgets show after each change and when the app is left; after faults they keep the last. */
export function keepWidgets(platform: Pick<Platform, 'store'>, onFault: (reason: unknown) => void): Stop {
  let stored = '';
  let work = Promise.resolve();
  let isWaiting = false;
  const keep = async () => {
    isWaiting = false;
    const text = JSON.stringify(await readWidgetTable());
    if (text === stored) return;
    await platform.store(widgetKey, text);
    stored = text;
  };
  // One at a time, and of later requests only the last.
  const again = () => {
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(keep).catch(onFault);
  };
  const whenLeft = () => {
    if (document.visibilityState === 'hidden') again();
  };
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') again();
    }),
    useCurrencyList.subscribe(again),
  ];
  document.addEventListener('visibilitychange', whenLeft);
  again();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', whenLeft);
  };
}
