import type { Trip } from '@equivale/contract';
import { findCurrency, formatListFigure, type SearchEntry, searchEntry } from '@equivale/core';
import { totalsOf } from '@equivale/core/trip';
import {
  Calendar,
  CreditCard,
  Ellipsis,
  House,
  type LucideIcon,
  Plus,
  SlidersHorizontal,
  Star,
  Store,
  UserPen,
} from 'lucide-react';
import { placeName } from '../../conversion/trip/trip-words.ts';
import { wayFigures, wayName } from '../../converter/paid/way-name.ts';
import { readOwnMoney } from '../../device/own-money/own-money.ts';
import { markupOf } from '../../device/own-money/use-rate-in-use.ts';
import { loadTrips, openTrip } from '../../device/trips/trips.ts';
import { FEATURES, INFORMATION, SUPPORT, TECHNICAL } from '../../features/more/more-rows.ts';
import { CHOICES, OWN, STORED, WAYS } from '../../features/settings/settings-rows.ts';
import { addMessages, type MessageKey, type Translate } from '../../i18n/i18n.ts';
import { loadCurrencyNames } from '../../i18n/use-names.ts';
import { open } from '../../platform/overlays.ts';
import { withSite } from '../../platform/site.ts';
import { NO_TERMS } from '../../questions/destinations/destinations.ts';
import type { loadNamedThings, NamedThing, NamedThings } from '../../questions/destinations/named-things.ts';
import type { RowData } from '../../ui/action-row.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { routes } from '../other-views.tsx';

type Reader = Parameters<typeof loadNamedThings>[0];

const loadSheets = () => import('../../features/currency/last-pair-sheets.tsx');
const PastSheet = lazyPart(async () => (await loadSheets()).PastSheet, 'past', 'own-money');
const OwnRateSheet = lazyPart(async () => (await loadSheets()).OwnRateSheet, 'past', 'own-money');
const MarkupSheet = lazyPart(async () => (await loadSheets()).MarkupSheet, 'past', 'own-money');
const ExpenseSheet = lazyPart(
  async () => (await import('../../features/trip/expense-sheet.tsx')).ExpenseSheet,
  'trip',
);

const RATES: readonly RowData[] = [
  { icon: Calendar, title: 'find.past', detail: 'find.past.detail', sheet: PastSheet },
  { icon: CreditCard, title: 'find.fee', detail: 'find.fee.detail', sheet: MarkupSheet },
  { icon: UserPen, title: 'find.own', detail: 'find.own.detail', sheet: OwnRateSheet },
];

/** Street rates, where the service publishes them. */
function streetRows(kinds: Reader['kinds']): readonly RowData[] {
  const [kind] = kinds ?? [];
  if (!kind) return [];
  const href = `/currency/${kind.base}/${kind.code}`;
  return [{ icon: Store, title: 'find.street', detail: 'find.street.detail', href }];
}

/** Currencies with a rate of the street; what only one of them has in it is in the words of `find.noStreet.<code>`. */
const STREET_CODES = ['ARS', 'VES', 'BOB', 'CUP'];

/** Where the service publishes no street rates, the own rate of each currency that has one. */
function noStreetEntries({ t, kinds }: Reader): SearchEntry<NamedThing>[] {
  if (kinds?.length !== 0) return [];
  const shared = wordsOf('find.noStreet', t);
  return STREET_CODES.map((code) => {
    const row: NamedThing = {
      name: `${t('find.own')} · USD → ${code}`,
      detail: t('find.noStreet'),
      mark: iconOf(Store),
      onChoose: (opener) => void open(OwnRateSheet, { pair: { from: 'USD', to: [code] } }, opener),
    };
    const words = [...wordsOf(`find.noStreet.${code}` as MessageKey, t), ...shared];
    return searchEntry(row, { ...NO_TERMS, words });
  });
}

/** Icons of views that no row leads to, as in the tab bar. */
const TAB_ICONS = {
  '/': House,
  '/favorites': Star,
  '/more': Ellipsis,
  '/settings': SlidersHorizontal,
} as const;

const iconOf = (of: LucideIcon) => <Icon of={of} className="mx-1 flex-none" />;

/** Words that people use for something of this title, beside the title. */
function wordsOf(title: MessageKey, t: Translate): readonly string[] {
  const key = `words.${title}` as MessageKey;
  const words = t(key);
  return words === key ? [] : words.split(', ');
}

const entryOf = (item: NamedThing, words: readonly string[]): SearchEntry<NamedThing> =>
  searchEntry(item, { ...NO_TERMS, names: [item.name], words });

const isOutside = (href: string) => /^[a-z]+:/.test(href);

function rowEntry(row: RowData, t: Translate): SearchEntry<NamedThing> {
  const { icon, title, detail } = row;
  const described = { name: t(title), ...(detail && { detail: t(detail) }), mark: iconOf(icon) };
  const target = (): Pick<NamedThing, 'path'> & { onChoose?: (opener: HTMLElement) => void } => {
    if ('sheet' in row) return { onChoose: (opener) => void open(row.sheet, {}, opener) };
    if ('run' in row) return { onChoose: () => row.run(t) };
    if (isOutside(row.href)) return { onChoose: () => void window.open(row.href, '_blank', 'noopener') };
    return { path: row.href };
  };
  return entryOf({ ...described, ...target() }, wordsOf(title, t));
}

/** The views that no row leads to, by their own titles. */
function viewRows(rows: readonly RowData[]): readonly RowData[] {
  const hrefs = rows.flatMap((row) => ('href' in row ? [row.href] : []));
  return routes.flatMap(({ path, tab, header }) => {
    const [href = '', parameter] = path.split('/:');
    const isKnown = hrefs.includes(href) || href === '/currency' || href === '/category';
    if (!header || isKnown || parameter?.endsWith('?') === false) return [];
    return [{ icon: TAB_ICONS[tab], title: header({}).title, href }];
  });
}

function daysOf({ from, until }: Trip, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  if (!from || !until || until < from) return from ? format.format(new Date(from)) : '';
  return format.formatRange(new Date(from), new Date(until));
}

async function tripEntries({ t, language, locale }: Reader): Promise<SearchEntry<NamedThing>[]> {
  const [{ trips, expenses }, names] = await Promise.all([loadTrips(), loadCurrencyNames()]);
  const words = wordsOf('trip.name', t);
  return trips.map((trip) => {
    const [code = ''] = trip.currencies;
    const place = placeName(trip.place, language, names);
    const spent = totalsOf(expenses.filter((expense) => expense.trip === trip.id)).total;
    const figure = formatListFigure(spent, findCurrency(trip.home)?.displayDecimals ?? 2, locale);
    const row: NamedThing = {
      name: `${t('trip.name')} · ${place}`,
      detail: daysOf(trip, language),
      mark: <Flag code={code} region={findCurrency(code)?.region} />,
      end: `${figure} ${trip.home}`,
      path: `/trip/${trip.id}`,
    };
    return entryOf(row, words);
  });
}

async function cardEntries({ t, locale }: Reader): Promise<SearchEntry<NamedThing>[]> {
  const { markups } = await readOwnMoney();
  if (markups.length === 0 || !('sheet' in WAYS)) return [];
  const { sheet } = WAYS;
  const money = { rates: [], markups, today: '' };
  await addMessages('own-money');
  return markups.flatMap(({ id }) => {
    const card = markupOf(money, id, false);
    if (!card) return [];
    const row: NamedThing = {
      name: wayName(card, t),
      detail: t('settings.ways'),
      mark: iconOf(CreditCard),
      end: wayFigures(card, t, locale),
      onChoose: (opener) => void open(sheet, {}, opener),
    };
    return [entryOf(row, wordsOf('settings.ways', t))];
  });
}

async function expenseEntries({ t }: Reader): Promise<SearchEntry<NamedThing>[]> {
  const trip = openTrip(await loadTrips());
  if (!trip) return [];
  const row: NamedThing = {
    name: t('find.expense'),
    detail: t('find.expense.detail'),
    mark: iconOf(Plus),
    onChoose: (opener) => void open(ExpenseSheet, { trip, expense: undefined }, opener),
  };
  return [entryOf(row, wordsOf('find.expense', t))];
}

/** Everything that has a name in the app: the rows of More and Settings, what can be done with a rate, and every other view. */
export async function load(reader: Reader): Promise<NamedThings> {
  const { t, kinds } = reader;
  await Promise.all([addMessages('find'), addMessages('tabs'), withSite(undefined)]);
  const rows = [
    ...RATES,
    ...FEATURES,
    ...OWN,
    ...STORED,
    TECHNICAL,
    ...streetRows(kinds),
    ...SUPPORT,
    ...INFORMATION,
  ];
  const [expense, trips, cards] = await Promise.all([
    expenseEntries(reader),
    tripEntries(reader),
    cardEntries(reader),
  ]);
  const settings = CHOICES.map(({ title, Row }) =>
    entryOf({ name: t(title), Setting: Row }, wordsOf(title, t)),
  );
  const app = [...rows, ...viewRows(rows)].map((row) => rowEntry(row, t));
  return { app: [...expense, ...settings, ...noStreetEntries(reader), ...app], saved: [...trips, ...cards] };
}
