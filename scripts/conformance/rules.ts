/**
 * Every rule of the specification (S and its section) and of the product decisions (D) that can be seen from outside, in their
 * order, with the reading chosen where there is a choice. A test proves a rule by naming its id in its title; where
 * a test of core or the server is older than the ids, `by` names it as `file#title`.
 */
export interface Rule {
  readonly id: string;
  readonly rule: string;
  readonly reading?: string;
  readonly by?: readonly string[];
}

const units = 'packages/core/src/units/catalogue.test.ts';
const money = 'packages/core/src/money/convert-money.test.ts';
const table = 'packages/core/src/money/currencies.test.ts';
const indicators = 'packages/core/src/indicators/indicators.test.ts';
const dates = 'packages/core/src/format/format-date.test.ts';
const figures = 'packages/core/src/format/format-figure.test.ts';
const results = 'packages/core/src/format/format-result.test.ts';
const releases = 'packages/app/src/platform/watch-releases.test.ts';

export const rules: readonly Rule[] = [
  {
    id: 'S1.nine-categories',
    rule: 'Currency, length, weight, temperature, time, speed, data, energy, area',
    by: [`${units}#has the nine categories in order`],
  },
  {
    id: 'S1.currencies',
    rule: '170+ currencies',
    reading: '170 live ones and 3 withdrawn',
    by: [`${table}#counts 170 live and 3 withdrawn currencies`],
  },
  { id: 'S1.two-languages', rule: 'Spanish (default) and English, complete' },
  {
    id: 'S1.ads',
    rule: 'Ad placeholders at least 90 px high and one of 300 by 250 px',
    reading: 'Labelled, last in their column, no request',
  },
  { id: 'S2.catch-all', rule: 'Any other path shows home' },
  {
    id: 'S2.legal',
    rule: '/about, /contact, /privacy, /terms with a back arrow to / and their own titles',
    reading: 'The arrow is the way back of the header',
  },
  {
    id: 'S2.tabs',
    rule: 'A bottom bar with Home, Favorites, More, Settings',
    reading: 'From 1024 px a rail at the left',
  },
  { id: 'S2.search-dialog', rule: 'The search button opens a dialog titled Search with the hint to type' },
  { id: 'S2.home', rule: 'Choosing a category opens its converter' },
  { id: 'S2.home-cards', rule: 'Nine cards with mark, name and description; currency is marked Advanced' },
  { id: 'S2.home-recents', rule: 'The five latest conversions, or the empty words' },
  { id: 'S2.currency-back', rule: 'Back resets amount 100 and the input, and goes home' },
  {
    id: 'S3.currency-picker',
    rule: 'Pickers list flag, code and name; the 47 first',
    reading: 'The 47 as popular in their order, then all others by name',
  },
  {
    id: 'S2.currency-not-known',
    rule: 'An address with unknown codes',
    reading: 'Shows the pair chosen before',
  },
  { id: 'S9.default-pair', rule: 'USD to EUR, amount 100; result with 2 to 6 decimals, rate with 4' },
  { id: 'S2.chart', rule: 'Historical chart card with the base and target as its label' },
  { id: 'S2.chart-periods', rule: 'Periods 7d (default), 1m, 1y, 5y', reading: 'And the whole history' },
  { id: 'S2.chart-axis', rule: 'Filled line, y axis not starting at zero' },
  { id: 'S2.chart-ticks', rule: 'Tick caps 7, 10, 12, 6' },
  { id: 'S2.chart-labels', rule: 'Labels by period', reading: 'In the language of the page' },
  {
    id: 'S2.chart-tooltip',
    rule: 'Tooltip in index mode',
    reading: 'A read-out in the summary line, by mouse, finger and keys',
  },
  { id: 'S2.indicator-tiles', rule: 'RSI with 1 decimal, SMA(20) with 4, volatility with its class' },
  { id: 'S2.category-back', rule: 'Back clears units and values' },
  { id: 'S2.category-pickers', rule: 'Pickers show name (symbol)' },
  { id: 'S2.category-result', rule: 'Result with 6 decimals and the line 1 from = x to' },
  {
    id: 'S2.category-quick-reference',
    rule: '1, 5, 10, 50, 100 into the first three units, 2 decimals with symbol',
    reading: 'Rows in the chosen from unit; never 0 for what is not 0',
  },
  { id: 'S2.category-not-found', rule: 'Unknown category: a message', reading: 'With a way home' },
  { id: 'S2.favorites', rule: 'Saved pairs with mark, category, day, convert and delete; a count' },
  {
    id: 'S2.more',
    rule: 'Features, legal links, support, version 1.0.0',
    reading: 'The calculator is there, so its entry opens it instead of saying that it is coming',
  },
  { id: 'S2.settings', rule: 'Language, dark mode, about, share, rate' },
  {
    id: 'S2.recent',
    rule: 'Latest conversions with mark, relative time and category; empty state; online mark; count',
  },
  { id: 'S3.units', rule: 'Unit ids per category', by: [`${units}#supports all 296 ordered pairs`] },
  { id: 'S3.popular', rule: 'The 47 codes of the picker', by: [`${table}#is the specification`] },
  {
    id: 'S3.converter-state',
    rule: 'Defaults of the converter state',
    reading: 'Results are derived, never held',
  },
  { id: 'S3.pending-favorite', rule: 'pendingFavoriteNavigation holds category, units, timestamp' },
  { id: 'S3.preferences', rule: 'Only theme and language are kept, under one key' },
  { id: 'S4.navigation', rule: 'Converters go back to home, recent conversions to More' },
  { id: 'S4.theme', rule: 'Theme toggles and adds a dark style to the root' },
  { id: 'S4.language', rule: 'Language toggles and is restored at the start' },
  { id: 'S4.favorite-toggle', rule: 'A saved pair is removed, any other added, each with its alert' },
  { id: 'S4.favorite-open', rule: 'Opening a favorite leaves pending data and goes to its view' },
  { id: 'S4.pending-favorite', rule: 'Read by the destination, applied after about 50 ms, then deleted' },
  { id: 'S9.pending-favorite', rule: 'Valid for 10 seconds; a wrong category is ignored and removed' },
  { id: 'S4.entering-category', rule: 'Invalid units become the first and second; values 0, input empty' },
  { id: 'S4.category-conversion', rule: 'Recalculated on every change; otherwise 0' },
  { id: 'S4.category-saved', rule: 'A result of a value above 0 is saved at once' },
  {
    id: 'S4.category-swap',
    rule: 'Exchanges units, moves the result into the input, saves',
    reading: 'Twice gives back what was typed',
  },
  { id: 'S4.input-focus', rule: "A lone '0' is cleared on focus" },
  { id: 'S4.input-blur', rule: 'Empty text is refilled from a positive value on blur' },
  {
    id: 'S4.currency-saved',
    rule: 'Amount and result above 0 are saved at once',
    reading: 'Opening the same pair again makes no second record',
  },
  { id: 'S4.currency-swap', rule: 'Exchanges currencies and amounts, and saves' },
  { id: 'S4.reset', rule: 'Values 0, amount 100, input empty; the chosen stay' },
  {
    id: 'S4.fallback-rates',
    rule: 'Built-in rates when the call fails',
    reading: 'Last of four, labelled as approximate',
    by: [`${money}#is the set of SPEC section 4`],
  },
  {
    id: 'S4.sample-history',
    rule: '7, 30, 365, 1826 generated points around 0.8556',
    reading: 'Only without history, labelled',
  },
  {
    id: 'S4.installability',
    rule: 'The install prompt is captured; cleared when accepted or installed; standalone is not installable',
    reading: 'A refused prompt serves no second time, so it is cleared too',
  },
  {
    id: 'S4.update',
    rule: 'A newer version asks, then loads once',
    by: [
      `${releases}#is offered when it is installed beside an active one`,
      'e2e/releases.spec.ts#a new release asks within 5 s',
    ],
  },
  {
    id: 'S4.service-worker',
    rule: 'Registered at /sw.js on the web only',
    by: [`${releases}#the native shell registers no service worker`],
  },
  {
    id: 'S4.platform',
    rule: 'Native status bar configured',
    by: ['packages/app/src/platform/native.test.ts#dresses the status bar'],
  },
  {
    id: 'S5.category-input',
    rule: "Empty or '.' is 0; other characters stripped; a second separator ignored; >= 0",
  },
  { id: 'S5.currency-input', rule: 'Empty or blank is 0; only valid numbers >= 0' },
  { id: 'S5.input', rule: 'Bad input never breaks the page' },
  { id: 'S5.unit-value', rule: 'What is no real number is stored as 0' },
  {
    id: 'S5.saved-above-zero',
    rule: 'Saved only when amount and result are above 0',
    reading: 'Temperatures may be negative',
  },
  {
    id: 'S5.unit-conversion',
    rule: 'Unknown or mixed units yield 0; the same unit returns the input',
    by: [
      `${units}#gives 0 for unknown units and for units of different categories`,
      `${units}#returns the input unchanged for the same unit`,
    ],
  },
  {
    id: 'S5.currency-conversion',
    rule: 'Through USD; missing or zero rates yield 0',
    by: [`${money}#convertCurrency, SPEC section 5`],
  },
  { id: 'S5.favorite-duplicate', rule: 'A duplicate favorite is refused and said' },
  { id: 'S5.favorite-delete-pending', rule: 'No second deletion while one is pending' },
  { id: 'S7.rates', rule: 'GET /api/exchange-rates' },
  { id: 'S7.history', rule: 'GET /api/currency-history', reading: 'Both forms' },
  { id: 'S7A.request', rule: 'JSON requests with cors' },
  { id: 'S7A.base-path', rule: 'Hosted in native and production, relative in development' },
  { id: 'S7A.rates-fallback', rule: 'On failure the built-in set' },
  { id: 'S7A.history', rule: 'Codes upper-cased; reads data' },
  { id: 'S7A.history-fallback', rule: 'Empty list on failure' },
  { id: 'S7A.conversion-post', rule: 'POST /conversions' },
  { id: 'S7A.conversion-fallback', rule: 'A locally made record on failure' },
  { id: 'S7A.conversions-recent', rule: 'Default limit 10' },
  { id: 'S7A.recent-fallback', rule: 'Empty list on failure or for no array' },
  { id: 'S7A.favorites', rule: 'POST, GET, DELETE /favorites' },
  { id: 'S7A.favorites-fallback', rule: 'Empty list on failure' },
  { id: 'S7A.favorite-fallback', rule: 'A local mock on failure' },
  { id: 'S7A.delete-fallback', rule: 'success true and removedId on failure' },
  { id: 'S7A.connection-test', rule: 'True or false by the rates call' },
  { id: 'S7B.favorites', rule: 'Favorites live on the device' },
  { id: 'S8.default-fetch', rule: 'Status, colon, body or status text' },
  { id: 'S8.network', rule: "Status 0 and 'Network error: ...'" },
  { id: 'S8.html', rule: 'HTML instead of JSON is named with its address' },
  { id: 'S8.status', rule: 'A non-OK status gives the body or status text' },
  { id: 'S8.json', rule: "'Invalid JSON response from ...'" },
  { id: 'S8.favorites-error', rule: 'Warning, words and retry after 3 automatic retries' },
  { id: 'S8.recent-error', rule: 'The same without a button, 2 retries' },
  { id: 'S8.pending-favorite', rule: 'Unparsable navigation is removed and logged' },
  { id: 'S8.storage', rule: 'Damaged records are skipped, only logged' },
  { id: 'S8.install-prompt', rule: 'Install prompt errors are only logged' },
  { id: 'S9.recent-limit', rule: '5 on home, 15 in the recent view' },
  { id: 'S9.remote-recent', rule: 'Stale time 30 s, 3 retries a second apart' },
  { id: 'S9.indicators', rule: 'SMA period 20', by: [`${indicators}#SMA(20) within 1e-12`] },
  {
    id: 'S9.display',
    rule: 'Result 2 to 6, category 6, rate 4, reference 2 decimals',
    by: [
      `${results}#formatCurrencyResult: 2 to 6 decimals`,
      `${results}#formatUnitResult: 6 decimals`,
      `${figures}#formatRate: 4 decimals`,
      `${figures}#formatReference: 2 decimals`,
    ],
  },
  {
    id: 'S9.relative-time',
    rule: 'just now, minutes, hours, days under 7, then a date',
    by: [`${dates}#formatRelativeTime, SPEC section 9`],
  },
  { id: 'S9.toast', rule: 'Notification numbers' },
  { id: 'S9.toast-one', rule: 'At most 1 toast' },
  { id: 'S9.toast-5000', rule: 'Shown 5000 ms' },
  { id: 'S9.toast-forgotten', rule: 'Out of memory after 1,000,000 ms' },
  { id: 'S9.toast-f8', rule: 'F8 focuses the region' },
  { id: 'S9.factors', rule: 'Unit factors', by: [`${units}#holds every factor as SPEC section 9 prints it`] },

  {
    id: 'D.minor-units',
    rule: 'One list with ISO minor units and flags',
    by: [`${table}#serves exactly the circulating tender of the standard, with its minor units`],
  },
  {
    id: 'D.search',
    rule: 'Search by code, name, country, symbol, without accents, one typo',
    by: [
      'packages/core/src/money/search-currencies.test.ts#every name in either language finds its currency, in any case and without accents',
      'e2e/main-job.spec.ts#the picker finds a currency by country, without its accents and with a slip',
    ],
  },
  {
    id: 'D.withdrawn',
    rule: 'Withdrawn currencies convert at their irrevocable rate',
    by: [`${table}#withdrawn currencies`],
  },
  {
    id: 'D.peg',
    rule: 'Pegs are honoured',
    by: [
      'packages/core/src/money/pegs.test.ts#holds 38 circulating currencies and three crown dependencies, each once',
    ],
  },
  {
    id: 'D.exact-factors',
    rule: 'Exact legal definitions; the typed text converts exactly',
    by: [`${units}#prints from the exact value, half away from zero`],
  },
  { id: 'D.definition', rule: 'A unit whose meaning varies shows its definition' },
  { id: 'D.exactness', rule: 'Provenance of units says exact or rounded' },
  {
    id: 'D.never-zero',
    rule: 'A non-zero result is never shown as 0',
    by: [
      `${results}#is one number in two inks that reads back to the digits copied, and is 0 only if it is 0`,
    ],
  },
  {
    id: 'D.input-comma',
    rule: 'Comma and dot both separate decimals',
    by: ['packages/core/src/parse/typed-amount.test.ts#sanitizeAmount (SPEC section 5, DECISIONS'],
  },
  { id: 'D.paste', rule: 'Pasted numbers by the rules of es and en' },
  { id: 'D.temperature-signed', rule: 'Temperature takes a minus' },
  { id: 'D.temperature-zero', rule: '0 °C is converted' },
  { id: 'D.absolute-zero', rule: 'Below absolute zero is refused with a message' },
  { id: 'D.bundled-rates', rule: 'A first start without network works and shows the date' },
  { id: 'D.rates-labelled', rule: 'network, device, snapshot, fixed set: all but the first labelled' },
  {
    id: 'D.plausible-table',
    rule: 'A new table is kept only if it is plausible against the last good one',
  },
  { id: 'D.rate-sources', rule: 'Each rate knows its sources and date' },
  { id: 'D.last-update', rule: 'Relative time of the rates' },
  { id: 'D.day-change', rule: 'Real change against the close before, or none' },
  { id: 'D.change-since', rule: 'Currency rows say the change since; units nothing' },
  { id: 'D.chart-real', rule: 'Real history for the chosen period' },
  { id: 'D.sample-no-indicators', rule: 'Nothing is computed from samples' },
  {
    id: 'D.indicators',
    rule: 'RSI by Wilder, SMA, volatility classes at 6 and 12 %',
    by: [`${indicators}#names volatility by the limits of the product: 6 % and 12 %`],
  },
  { id: 'D.strength', rule: 'Strength of five currencies over 30 days' },
  { id: 'D.strength-placeholder', rule: 'Fixed values only as a labelled placeholder' },
  { id: 'D.prediction', rule: 'An 80 % interval with its record' },
  { id: 'D.storage-denied', rule: 'Without storage the app goes on and says so' },
  { id: 'D.burst', rule: 'One editing leaves one record' },
  { id: 'D.records-kept', rule: '500 records, the oldest dropped' },
  { id: 'D.problem', rule: 'Bad input gets a 4xx that names the field' },
];
