/**
 * Every rule of the specification (S and its section), of the product decisions (D) and of what the issues ask beyond both (I),
 * in their order, with the reading chosen where there is a choice. A test proves a rule by naming its id in its title; where
 * a test is older than the ids, or proves a rule among others, `by` names it as `file#beginning of its title`.
 */
import type { Rule } from './check-rules.ts';

const app = 'packages/app/src';
const core = 'packages/core/src';
const server = 'packages/server/src';
const units = `${core}/units/common/catalogue.test.ts`;
const money = `${core}/money/convert-money.test.ts`;
const table = `${core}/money/currencies.test.ts`;
const indicators = `${core}/indicators/indicators.test.ts`;
const dates = `${core}/format/format-date.test.ts`;
const figures = `${core}/format/format-figure.test.ts`;
const results = `${core}/format/format-result.test.ts`;
const typed = `${core}/parse/fields/typed-amount.test.ts`;
const releases = `${app}/platform/watch-releases.test.ts`;
const installable = `${app}/platform/installable.test.ts`;
const native = `${app}/platform/native.test.ts`;
const web = `${app}/platform/web.test.ts`;
const remote = `${app}/api/remote-api.test.ts`;
const contract = 'packages/contract/src/contract.test.ts';
const api = `${server}/start-server.test.ts`;
const records = `${server}/routes/device-records.test.ts`;
const stores = `${server}/store/store-contract.pg.test.ts`;

export const rules: readonly Rule[] = [
  // Section 1: what the product does and for whom
  {
    id: 'S1.anonymous',
    rule: 'No accounts, sign-in or roles: every user is anonymous (also section 6)',
    reading: 'Who sends nothing about themselves is served, and nothing about a person is asked',
    by: [
      `${records}#are kept for the device that made them`,
      `${records}#is not given to those who only read`,
    ],
  },
  {
    id: 'S1.nine-categories',
    rule: 'Currency, length, weight, temperature, time, speed, data, energy, area',
    by: [`${units}#has the nine categories in order`],
  },
  {
    id: 'S1.currencies',
    rule: '170+ currencies',
    reading: '170 live ones and 3 withdrawn; the 47 of the picker stand first',
    by: [`${table}#counts 170 live and 3 withdrawn currencies`],
  },
  { id: 'S1.two-languages', rule: 'Spanish (default) and English, complete' },
  {
    id: 'S1.badges',
    rule: 'Badges: 170+ currencies, 9 categories, installable, offline',
    reading: 'True ones',
  },
  {
    id: 'S1.installable',
    rule: 'An installable web app',
    by: [`${installable}#makes the app installable as one app in both languages`],
  },
  {
    id: 'S1.offline',
    rule: 'Works offline',
    by: ['e2e/offline.spec.ts#every route reloads, converts'],
  },
  { id: 'S1.ad-bar', rule: 'An ad placeholder is at least 90 px high' },
  { id: 'S1.ad-box', rule: 'One advert box of 300 by 250 px' },

  // Section 2: screens and routes
  { id: 'S2.legal', rule: '/about, /contact, /privacy, /terms with a back arrow to /' },
  { id: 'S2.legal-title', rule: 'Their titles and meta descriptions come from translated text' },
  { id: 'S2.catch-all', rule: 'Any other path, and an unknown view, shows home' },
  { id: 'S2.views', rule: 'home, currency, category, favorites, more, settings, recent-conversions' },
  {
    id: 'S2.tabs',
    rule: 'A bottom bar with Home, Favorites, More, Settings',
    reading: 'From 1024 px a rail at the left',
  },
  {
    id: 'S2.header',
    rule: 'The header has the product title, language toggle, theme toggle and search button',
    reading: 'The product title on home, the title of the view elsewhere (design)',
  },
  {
    id: 'S2.search-dialog',
    rule: "The search button opens a dialog 'Search' with 'Type to search conversions'",
  },
  { id: 'S2.home-search', rule: 'Home has a search field' },
  {
    id: 'S2.home-ad',
    rule: 'Home has an ad placeholder',
    reading: 'The last thing of the page',
  },
  { id: 'S2.home-cards', rule: 'Nine cards with emoji, name and description; currency is marked Advanced' },
  {
    id: 'S2.home-grid',
    rule: 'The cards stand in a 2-column grid',
    reading: 'On phones; more columns where there is room',
  },
  {
    id: 'S2.home-recents',
    rule: 'The five latest conversions, each with emoji, question, category and answer',
  },
  { id: 'S2.home-choose', rule: 'Currency opens the currency view, every other category the category view' },
  { id: 'S2.home-states', rule: 'Recents on home: spinner, Error, empty words' },
  { id: 'S2.currency-back', rule: 'Back resets the amount to 100, clears the input and returns home' },
  {
    id: 'S2.currency-picker',
    rule: 'Pickers list flag, code and name; 47 of them',
    reading: 'The 47 as popular in their order, then all others by name',
  },
  {
    id: 'S2.currency-not-known',
    rule: 'An address with unknown codes',
    reading: 'Shows the pair chosen before',
  },
  { id: 'S2.currency-input', rule: 'Amount input with a decimal keypad; clearing it sets the amount to 0' },
  {
    id: 'S2.currency-result',
    rule: 'Result with 2 to 6 decimals',
    by: [`${results}#formatCurrencyResult: 2 to 6 decimals`],
  },
  {
    id: 'S2.currency-rate',
    rule: "Rate line '1 FROM = rate (4 decimals) TO'",
    by: [`${figures}#formatRate: 4 decimals`],
  },
  {
    id: 'S2.currency-change',
    rule: 'A percentage change, green when positive and red when negative',
    reading: 'The real one (D.day-change), with arrow and sign beside the colour',
  },
  {
    id: 'S2.last-update',
    rule: "A 'last update' line showing loading, or 'Just now'",
    reading: 'Loading, or the age of the rates (D.last-update)',
  },
  { id: 'S2.currency-favorite', rule: 'A star toggles the current pair as a favorite' },
  { id: 'S2.strength', rule: 'Strength card for USD, EUR, GBP, JPY, CHF, with bars' },
  { id: 'S2.chart', rule: 'Historical chart card with the base and target as its label, no legend' },
  { id: 'S2.chart-periods', rule: 'Periods 7d (default), 1m, 1y, 5y', reading: 'And the whole history' },
  { id: 'S2.chart-axis', rule: 'Filled line, y axis not starting at zero' },
  { id: 'S2.chart-ticks', rule: 'Tick caps 7, 10, 12, 6' },
  {
    id: 'S2.chart-labels',
    rule: 'Day and short month for 7d and 1m, short month and two-digit year for 1y, year for 5y',
    reading: 'In the language of the page',
    by: [`${dates}#formatIsoDate`],
  },
  {
    id: 'S2.chart-tooltip',
    rule: 'Tooltip in index mode',
    reading: 'A read-out in the summary line, by mouse, finger and keys',
  },
  {
    id: 'S2.indicator-tiles',
    rule: 'RSI with 1 decimal, SMA(20) with 4, volatility',
    reading: 'Computed from the history, not the fixed values',
  },
  { id: 'S2.volatility-low', rule: 'Low volatility is green' },
  { id: 'S2.volatility-medium', rule: 'Medium volatility is orange' },
  { id: 'S2.volatility-high', rule: 'High volatility is red' },
  { id: 'S2.volatility-unknown', rule: 'Anything else is grey' },
  {
    id: 'S2.prediction',
    rule: 'A basic prediction card',
    reading: 'Computed (D.prediction), no fixed text',
  },
  { id: 'S2.category-back', rule: 'Back clears units and values' },
  { id: 'S2.category-header', rule: 'Emoji, name and description of the category' },
  { id: 'S2.category-pickers', rule: 'Pickers show name (symbol)' },
  { id: 'S2.category-input', rule: 'Numeric input and a swap button' },
  {
    id: 'S2.category-result',
    rule: "Result with 6 decimals and the line '1 fromName = x toName'",
    by: [`${results}#formatUnitResult: 6 decimals`],
  },
  { id: 'S2.category-favorite', rule: 'Favorite toggle of a pair of units' },
  {
    id: 'S2.category-quick-reference',
    rule: '1, 5, 10, 50, 100 into the first three units, 2 decimals with symbol',
    reading: 'Rows in the chosen from unit; never 0 for what is not 0',
    by: [`${figures}#formatReference: 2 decimals`],
  },
  { id: 'S2.category-not-found', rule: "Unknown category: 'category not found'", reading: 'With a way home' },
  { id: 'S2.favorites-rows', rule: 'Each saved pair: emoji, from → to, category name, creation date' },
  { id: 'S2.favorites-convert', rule: 'Each row has a convert button' },
  { id: 'S2.favorites-delete', rule: 'Each row has a delete button' },
  { id: 'S2.favorites-states', rule: 'Loading, error with retry, empty' },
  { id: 'S2.favorites-count', rule: 'The footer shows the count of saved favorites' },
  {
    id: 'S2.more-calculator',
    rule: 'Calculator: a coming-soon alert',
    reading: 'The calculator is there, so its entry opens it instead of saying that it is coming',
  },
  { id: 'S2.more-offline', rule: 'Offline: an availability alert' },
  { id: 'S2.more-share', rule: 'Share' },
  {
    id: 'S2.more-links',
    rule: 'Links to /about, /contact, /privacy, /terms',
    reading: 'And to recent conversions',
  },
  { id: 'S2.more-help', rule: 'Help opens a mail link to a support address' },
  { id: 'S2.more-rate', rule: 'Rate opens the Play Store' },
  { id: 'S2.more-donate', rule: 'Donate shows a thank-you alert' },
  { id: 'S2.more-version', rule: 'Version card v1.0.0' },
  { id: 'S2.settings-language', rule: 'Language select, es or en' },
  { id: 'S2.settings-dark', rule: 'Dark-mode switch; on means dark' },
  { id: 'S2.settings-about', rule: 'About card with version 1.0.0' },
  { id: 'S2.settings-share', rule: 'Share button' },
  { id: 'S2.settings-rate', rule: 'Rate button' },
  { id: 'S2.recent-back', rule: 'Back on recent conversions goes to More' },
  {
    id: 'S2.recent-rows',
    rule: 'Latest conversions with emoji, relative time, category, value unit → value unit',
  },
  { id: 'S2.recent-empty', rule: 'Empty state with a button to start converting' },
  { id: 'S2.recent-online', rule: 'Online/offline indicator' },
  { id: 'S2.recent-count', rule: 'A count' },
  { id: 'S2.about', rule: 'About: mission, description, five features, team' },
  {
    id: 'S2.contact',
    rule: "Contact: address, mail button (subject '<product> - Consulta'), three query types, 24-48 hours",
  },
  { id: 'S2.privacy', rule: 'Privacy: intro, data collection, data usage, advertising, cookies, contact' },
  { id: 'S2.terms', rule: 'Terms: intro, service, accuracy, restrictions, liability, changes, contact' },

  // Section 3: entities and their fields
  {
    id: 'S3.category',
    rule: 'Category: id, emoji, name, description',
    by: [`${app}/features/home/home-view.test.tsx#has a search field and nine cards`],
  },
  {
    id: 'S3.unit',
    rule: 'Unit: id, name, symbol, factor to the base unit, category',
    by: [`${units}#names every unit in both languages and cites a source for every factor`],
  },
  { id: 'S3.units', rule: 'Unit ids per category', by: [`${units}#%s has exactly the units %s`] },
  {
    id: 'S3.currency',
    rule: 'Currency: code, name, flag (emoji or symbol)',
    by: [`${table}#%s carries %s`, `${table}#name every currency once`],
  },
  {
    id: 'S3.popular',
    rule: 'The 47 codes of the picker, in their order',
    by: [`${table}#is the specification's picker, in its order`],
  },
  { id: 'S3.conversion-record', rule: 'Conversion record: id, category, units, values, timestamp' },
  {
    id: 'S3.favorite',
    rule: 'Favorite: id, fromUnit, toUnit, category, createdAt; pairs of money are category currency',
  },
  {
    id: 'S3.exchange-rates',
    rule: 'Exchange rates: base, rates against USD, timestamp, fallback flag',
    by: [`${contract}#is read, and unknown keys are dropped`, `${contract}#is refused at %s`],
  },
  {
    id: 'S3.historical-point',
    rule: 'Historical point: date, rate as a numeric string',
    by: [`${contract}#refuses the rate %j`, `${contract}#is read in both forms`],
  },
  {
    id: 'S3.converter-state',
    rule: 'Defaults of the converter state',
    reading: 'Results, rates, history, loading and errors are derived, never held',
  },
  { id: 'S3.pending-favorite', rule: 'pendingFavoriteNavigation holds category, units, timestamp' },
  { id: 'S3.preferences', rule: 'Only theme and language are kept, under one key' },

  // Section 4: states and transitions
  { id: 'S4.navigation', rule: 'Converters go back to home, recent conversions to More' },
  { id: 'S4.theme', rule: 'Theme toggles and adds a dark style to the root' },
  { id: 'S4.language', rule: 'Language toggles; the lang attribute follows' },
  { id: 'S4.restored', rule: 'Preferences are restored on start' },
  { id: 'S4.search-dialog', rule: 'Search dialog: open or closed' },
  { id: 'S4.home-recents', rule: 'Home recent list: loading, error, empty, populated' },
  { id: 'S4.favorite-toggle', rule: 'A saved pair is removed, any other added, each with its alert' },
  { id: 'S4.favorite-open', rule: 'Opening a favorite leaves pending data and goes to its view' },
  { id: 'S4.pending-favorite', rule: 'Read by the destination, applied after about 50 ms, then deleted' },
  { id: 'S4.pending-ignored', rule: 'Expired, of another category or unparsable: ignored and removed' },
  {
    id: 'S4.entering-category',
    rule: 'Invalid units become the first and second; values 0, input empty',
  },
  { id: 'S4.category-conversion', rule: 'Recalculated when value, units or category change; otherwise 0' },
  { id: 'S4.category-saved', rule: 'A value above 0 with both units is saved to history at once' },
  {
    id: 'S4.category-swap',
    rule: 'Exchanges units, moves the result into the input, saves the swapped conversion',
    reading: 'Twice gives back what was typed',
  },
  { id: 'S4.input-focus', rule: "A lone '0' is cleared on focus" },
  { id: 'S4.input-blur', rule: 'Empty text is refilled from a positive value on blur' },
  { id: 'S4.currency-conversion', rule: 'Recomputed when rates, amount or currencies change' },
  {
    id: 'S4.currency-saved',
    rule: 'Amount and result above 0 are saved at once',
    reading: 'Opening the same pair again makes no second record',
  },
  { id: 'S4.recents-refreshed', rule: 'The recent list is refreshed when a conversion is saved' },
  { id: 'S4.currency-swap', rule: 'Exchanges currencies and amounts, and saves' },
  {
    id: 'S4.unit-swap',
    rule: 'Unit swap exchanges units and their values',
    by: [`${app}/features/category/category-view.test.tsx#swaps units`],
  },
  { id: 'S4.reset', rule: 'Values 0, amount 100, input empty; the chosen stay' },
  {
    id: 'S4.fallback-rates',
    rule: 'Built-in rates when the call fails',
    reading: 'Last of four, labelled as approximate',
    by: [`${money}#is the set of SPEC section 4`],
  },
  {
    id: 'S4.sample-history',
    rule: '7, 30, 365, 1826 generated points around 0.8556, a drift for 1y and 5y',
    reading: 'Only without history, labelled',
  },
  {
    id: 'S4.installability',
    rule: 'The install prompt is captured; cleared when accepted or installed; standalone is not installable',
    reading: 'A refused prompt serves no second time, so it is cleared too',
  },
  {
    id: 'S4.service-worker',
    rule: 'Registered at /sw.js on non-native platforms',
    by: [
      `${releases}#is no news on a first visit`,
      `${releases}#the native shell registers no service worker`,
    ],
  },
  {
    id: 'S4.update',
    rule: "A new version beside an active one asks 'Nueva versión disponible. ¿Actualizar ahora?'; reload if accepted",
    by: [
      `${releases}#is offered when it is installed beside an active one`,
      `${releases}#loads the page once when it takes over`,
      'e2e/releases.spec.ts#a new release asks within 5 s',
    ],
  },
  {
    id: 'S4.status-bar',
    rule: 'On native the status bar is configured natively',
    by: [`${native}#dresses the status bar`],
  },
  { id: 'S4.document-title', rule: "Document title '<product> - Universal Converter' on the web" },
  { id: 'S4.theme-colour', rule: 'Theme colour #1e293b' },

  // Section 5: validation
  { id: 'S5.category-empty', rule: "Empty or '.' gives 0", by: [`${typed}#%j is %j`] },
  {
    id: 'S5.category-input',
    rule: 'Other characters stripped, a second separator ignored, only numbers >= 0',
    by: [`${typed}#sanitizeAmount (SPEC section 5`, `${typed}#%j is refused: %s`],
  },
  { id: 'S5.currency-input', rule: 'Empty or blank is 0; only valid numbers >= 0' },
  { id: 'S5.input', rule: 'Bad input never breaks the page' },
  { id: 'S5.unit-value', rule: 'What is no real number is stored as 0' },
  {
    id: 'S5.saved-above-zero',
    rule: 'Saved only when amount and result are above 0',
    reading: 'Temperatures may be zero or negative',
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
    id: 'S5.temperature',
    rule: 'Temperature converts via Celsius; an unknown temperature unit yields 0',
    by: [`${units}#convertUnit (SPEC section 5)`, `${units}#gives 0 for unknown units`],
  },
  {
    id: 'S5.currency-conversion',
    rule: 'Through USD, whose rate is implicitly 1; the same code or 0 returns the amount; a missing or zero rate yields 0',
    by: [
      `${money}#convertCurrency, SPEC section 5`,
      `${money}#keeps USD at 1 even if a table says otherwise`,
    ],
  },
  { id: 'S5.favorite-duplicate', rule: "A duplicate favorite is refused and said: 'already in favorites'" },
  { id: 'S5.favorite-delete-pending', rule: 'Deleting is blocked while a deletion is pending' },
  { id: 'S5.translation-fallback', rule: 'A missing translation falls back to English, then to its key' },

  // Section 7 A: the remote layer
  { id: 'S7A.request', rule: 'Requests are JSON (accept json, cors)' },
  { id: 'S7A.base-path', rule: 'Hosted in native and production, relative in development' },
  { id: 'S7A.rates', rule: 'GET /exchange-rates: base, rates, timestamp' },
  { id: 'S7A.rates-fallback', rule: 'On failure the built-in set' },
  { id: 'S7A.history', rule: 'Codes upper-cased; reads the field data' },
  { id: 'S7A.history-fallback', rule: 'Empty list on failure' },
  { id: 'S7A.conversion-post', rule: 'POST /conversions with the record' },
  { id: 'S7A.conversion-fallback', rule: 'On failure a record made here, with id, createdAt, timestamp' },
  { id: 'S7A.conversions-recent', rule: 'GET /conversions/recent, limit 10 by default' },
  { id: 'S7A.recent-fallback', rule: 'Empty list on failure or for no array' },
  { id: 'S7A.favorites', rule: 'POST, GET, DELETE /favorites' },
  { id: 'S7A.favorites-fallback', rule: 'Empty list on failure' },
  { id: 'S7A.favorite-fallback', rule: 'On failure a local mock with id and timestamps' },
  { id: 'S7A.delete-fallback', rule: 'On failure success true and removedId' },
  { id: 'S7A.connection-test', rule: 'True or false by the rates call' },

  // The same calls on the side of the server
  { id: 'S7.rates', rule: 'GET /api/exchange-rates answers base, rates, timestamp' },
  { id: 'S7.history', rule: 'GET /api/currency-history', reading: 'Both forms (D.history-forms)' },
  {
    id: 'S7.conversions',
    rule: 'POST /conversions and GET /conversions/recent, ten by default',
    by: [
      `${records}#are kept for the device that made them`,
      `${records}#are listed ten by default, as many as asked for otherwise`,
    ],
  },
  {
    id: 'S7.favorites',
    rule: 'POST, GET and DELETE /favorites',
    by: [`${records}#are kept once, listed newest first, and removed by id`],
  },

  // Section 7 B: what the screens use
  { id: 'S7B.rates', rule: 'GET /api/exchange-rates, again every 5 minutes, with one retry' },
  { id: 'S7B.history', rule: 'Requested only when both currencies are set; fresh for 5 minutes' },
  {
    id: 'S7B.default-fetch',
    rule: 'A GET of the key parts joined with slashes, sending cookies, parsing JSON',
  },
  { id: 'S7B.favorites', rule: 'Favorites are read, added and removed on the device, without the network' },
  { id: 'S7B.conversions', rule: 'Conversions are added and read on the device, without the network' },
  {
    id: 'S7B.share',
    rule: "The share sheet; without one the link is copied and 'copied' is said",
    by: [`${web}#without a share sheet the link goes to the clipboard`],
  },

  // Section 8: errors
  { id: 'S8.default-fetch', rule: 'Status, colon, body or status text' },
  { id: 'S8.network', rule: "Status 0 and 'Network error: ...'" },
  { id: 'S8.html', rule: 'HTML instead of JSON is named with its address' },
  { id: 'S8.status', rule: 'A non-OK status gives the body or status text' },
  { id: 'S8.json', rule: "'Invalid JSON response from ...'" },
  { id: 'S8.home-recents', rule: "'Error' and 'Check your internet connection'" },
  { id: 'S8.favorites-error', rule: 'Warning, words and retry after 3 automatic retries' },
  { id: 'S8.recent-error', rule: 'The same without a button, 2 retries' },
  {
    id: 'S8.missing-rate',
    rule: 'A missing rate gives 0 with a console warning only',
    reading: 'The function gives 0; the screen says why in the place of the result',
  },
  { id: 'S8.rates-failure', rule: 'Rates load failure: built-in rates', reading: 'Labelled, never silent' },
  { id: 'S8.history-no-array', rule: 'Historical data that is not an array is ignored' },
  { id: 'S8.pending-favorite', rule: 'Unparsable navigation is removed and logged' },
  { id: 'S8.storage', rule: 'Storage-parse errors: damaged records are skipped, only logged' },
  {
    id: 'S8.save-logged',
    rule: 'Save and removal errors are logged',
    reading: 'And said, since the device keeps nothing (D.storage-denied)',
  },
  { id: 'S8.install-prompt', rule: 'Install-prompt errors are only logged' },
  {
    id: 'S8.service-worker',
    rule: 'Service-worker errors are only logged',
    by: [`${releases}#a refused registration is told to the console and breaks nothing`],
  },

  // Section 9: constants
  { id: 'S9.default-language', rule: 'Language es' },
  { id: 'S9.default-theme', rule: 'Theme light' },
  { id: 'S9.default-pair', rule: 'USD to EUR, amount 100' },
  { id: 'S9.recent-limit', rule: '5 on home, 15 in the recent view' },
  {
    id: 'S9.recent-remote-limit',
    rule: 'Default remote limit 10',
    by: [`${remote}#asks for ten unless said`],
  },
  { id: 'S9.favorites-cache', rule: 'Favorites fresh for 2 minutes, 3 retries' },
  { id: 'S9.recent-cache', rule: 'Recents fresh for 1 minute, 2 retries' },
  { id: 'S9.remote-recent', rule: 'Remote recents: stale after 30 s, 3 retries a second apart' },
  { id: 'S9.fetch-defaults', rule: 'No retries, never stale, no refetch on window focus, no polling' },
  { id: 'S9.rates-refresh', rule: 'Rates refresh every 5 minutes' },
  { id: 'S9.history-cache', rule: 'History fresh for 5 minutes' },
  { id: 'S9.pending-favorite', rule: 'Valid for 10 seconds, applied after 50 ms' },
  { id: 'S9.sma-period', rule: 'SMA period 20', by: [`${indicators}#SMA(20) within 1e-12`] },
  {
    id: 'S9.indicator-decimals',
    rule: 'RSI with 1 decimal, SMA with 4',
    by: [`${figures}#writes the indicators with their decimals`],
  },
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
  {
    id: 'S9.strength-placeholder',
    rule: 'USD 85, EUR 78, GBP 72, JPY 68, CHF 75 (CAD 65, COP 60, default 60)',
    reading: 'The card has five currencies: only theirs are ever shown',
  },
  { id: 'S9.toast-one', rule: 'At most 1 toast' },
  { id: 'S9.toast-5000', rule: 'Shown 5000 ms' },
  { id: 'S9.toast-forgotten', rule: 'Out of memory 1,000,000 ms after dismissal' },
  { id: 'S9.toast-swipe', rule: 'Swipe right dismisses, from 50 px' },
  { id: 'S9.toast-f8', rule: 'F8 focuses the notification region' },
  { id: 'S9.tooltip-700', rule: 'Tooltip after 700 ms' },
  { id: 'S9.tooltip-300', rule: 'Skip delay 300 ms' },
  { id: 'S9.version', rule: 'App version 1.0.0' },
  { id: 'S9.languages', rule: 'Languages es and en' },
  { id: 'S9.response-time', rule: 'Legal texts state 24-48 hours' },
  { id: 'S9.factors', rule: 'Unit factors', by: [`${units}#holds every factor as SPEC section 9 prints it`] },

  // Decisions: product
  {
    id: 'D.config',
    rule: 'Addresses, ids and links come from one config with build-time overrides, reserved names by default',
  },
  {
    id: 'D.app-id',
    rule: 'App id app.equivale',
    by: [`${app}/platform/native-projects.test.ts#is Equivale, wraps the built app`],
  },
  { id: 'D.catalogues', rule: 'Every sentence comes from the message catalogues' },
  {
    id: 'D.version-once',
    rule: 'The version comes from package.json, never typed twice',
    by: [
      `${app}/platform/native-projects.test.ts#takes its version from package.json`,
      `${app}/platform/native-projects.test.ts#the project names every file it needs, and the version`,
    ],
  },

  // Decisions: currencies
  {
    id: 'D.currencies',
    rule: 'Every active ISO 4217 currency with a rate, plus six crypto',
    reading: 'And precious metals and the SDR',
    by: [
      `${table}#serves exactly the circulating tender of the standard`,
      `${table}#counts 170 live and 3 withdrawn currencies`,
    ],
  },
  {
    id: 'D.minor-units',
    rule: 'Minor units of the standard',
    by: [
      `${table}#serves exactly the circulating tender of the standard`,
      `${table}#%s is a code of the standard without minor units`,
    ],
  },
  {
    id: 'D.currency-names',
    rule: 'Names of every currency in both languages',
    by: [`${table}#name every currency once`],
  },
  {
    id: 'D.picker-order',
    rule: 'The 47 as popular in their order, then all others by name',
    by: [`${core}/money/search-currencies.test.ts#%j gives the 47 popular ones in order`],
  },
  {
    id: 'D.search',
    rule: 'Search by code, name, country and symbol in either language, without accents, one typo',
    by: [
      `${core}/money/search-currencies.test.ts#every name in either language finds its currency`,
      `${core}/money/search-currencies.test.ts#every term finds its currency`,
      `${core}/money/search-currencies.test.ts#forgives one slip anywhere in a name`,
      'e2e/main-job.spec.ts#the picker finds a currency by country',
    ],
  },
  {
    id: 'D.withdrawn',
    rule: 'Withdrawn currencies convert at their irrevocable rate',
    by: [`${table}#%s converts at %s per %s since %s`],
  },
  { id: 'D.withdrawn-said', rule: 'And say so' },
  {
    id: 'D.peg',
    rule: 'Pegs are honoured and are invariants of the tests',
    by: [
      `${core}/money/pegs.test.ts#holds 38 circulating currencies`,
      `${core}/money/pegs.test.ts#ties known money`,
    ],
  },
  {
    id: 'D.flag-sprite',
    rule: 'Flags from a self-hosted round sprite; a neutral badge for codes without a country',
    by: [`${table}#names a drawn region for all money with a country and none for the rest`],
  },

  // Decisions: units
  {
    id: 'D.exact-factors',
    rule: 'Factors are exact legal definitions, each rounding to the figure of SPEC',
    by: [
      `${units}#holds every factor as SPEC section 9 prints it`,
      `${core}/units/reference.test.ts#convertUnitExact gives the same double and the exact six decimals`,
      `${core}/units/reference.test.ts#agrees to the 15 digits GNU Units computes in`,
    ],
  },
  {
    id: 'D.exact-text',
    rule: 'The typed text is converted exactly and every digit shown is right',
    by: [`${units}#prints from the exact value, half away from zero`, `${units}#takes 400 typed digits`],
  },
  {
    id: 'D.number-api',
    rule: 'The number API returns the correctly rounded double',
    by: [`${core}/units/reference.test.ts#convertUnit is the correctly rounded double in every row`],
  },
  {
    id: 'D.definition',
    rule: 'A unit whose meaning varies shows its definition with the picker entry (KB = 1024 bytes)',
  },
  { id: 'D.exactness', rule: 'Provenance of units says exact or rounded' },
  {
    id: 'D.quick-reference',
    rule: 'Its rows are the chosen from unit, its columns the first three units',
    by: [`${app}/features/category/category-view.test.tsx#shows 1, 5, 10`],
  },
  {
    id: 'D.never-zero',
    rule: 'A non-zero result is never shown as 0: 6 significant digits instead',
    by: [
      `${results}#is one number in two inks that reads back to the digits copied, and is 0 only if it is 0`,
      `${results}#formatUnitResult: 6 decimals`,
    ],
  },

  // Decisions: input
  {
    id: 'D.input-comma',
    rule: 'Comma and dot both separate decimals while typing',
    by: [`${typed}#sanitizeAmount (SPEC section 5, DECISIONS`],
  },
  {
    id: 'D.paste',
    rule: 'Pasted numbers by the rules of es and en; of two kinds of separator the last is the decimal one',
    by: [`${core}/parse/fields/grouped-number.test.ts#%j is %j in either language`],
  },
  { id: 'D.temperature-signed', rule: 'Temperature takes a minus' },
  { id: 'D.temperature-zero', rule: '0 °C is converted' },
  { id: 'D.absolute-zero', rule: 'Below absolute zero is refused with a message' },
  { id: 'D.locale-format', rule: "Results are written in the language's own format" },
  { id: 'D.copy-plain', rule: 'Copying a result copies plain digits' },

  // Decisions: rates and history
  {
    id: 'D.blend',
    rule: 'Real sources behind adapters, blended with quality rules',
    by: [
      `${server}/ingest/all-sources.test.ts#serve every code, each from the best source that has it`,
      `${server}/rates/quality.test.ts#serves no fiat value more than 5 % from the ECB`,
    ],
  },
  { id: 'D.rate-sources', rule: 'Each rate knows its sources and date' },
  { id: 'D.bundled-rates', rule: "A first start without network works and shows the data's own date" },
  {
    id: 'D.rates-order',
    rule: 'Network, last good table of the device, snapshot, fixed set',
  },
  { id: 'D.rates-labelled', rule: 'All but the first are labelled with age or as approximate' },
  { id: 'D.plausible-table', rule: 'A new table is kept only if plausible against the last good one' },
  { id: 'D.table-rejected', rule: 'Else the last one stays, and that is said' },
  { id: 'D.last-update', rule: "Relative time of the rates' own timestamp" },
  { id: 'D.day-change', rule: "Real change against the previous day's close, or none" },
  { id: 'D.change-since', rule: 'Currency rows say the change since; units nothing' },
  { id: 'D.chart-real', rule: 'Real history for the chosen period' },
  { id: 'D.sample-badge', rule: "Only without any, the sample under a visible 'sample data' badge" },
  { id: 'D.sample-no-indicators', rule: 'Indicators and prediction are not computed from samples' },
  {
    id: 'D.indicators',
    rule: 'RSI(14) by Wilder, SMA(20), volatility of 30 log returns x sqrt(252), on daily closes',
    by: [
      `${indicators}#RSI(14) within 1e-9`,
      `${indicators}#SMA(20) within 1e-12`,
      `${indicators}#volatility(30) within 1e-10`,
    ],
  },
  {
    id: 'D.volatility-classes',
    rule: 'Low < 6 %, Medium < 12 %, High from 12 %',
    by: [`${indicators}#names volatility by the limits of the product: 6 % and 12 %`],
  },
  {
    id: 'D.indicators-any-period',
    rule: 'From daily closes with enough look-back, whatever period the chart shows',
  },
  {
    id: 'D.strength',
    rule: 'Strength of five currencies over 30 days, 50 = unchanged against the equal basket of the other four',
    by: [
      `${indicators}#strength of five currencies from $from`,
      `${indicators}#puts 50 on no change and averages 50`,
    ],
  },
  { id: 'D.strength-placeholder', rule: 'Fixed values only as a labelled placeholder' },
  { id: 'D.prediction', rule: 'An 80 % interval from the daily history, with its measured hit rate' },
  { id: 'D.prediction-absent', rule: 'Absent, with the reason, where there is not enough' },
  { id: 'D.prediction-direction', rule: 'It says plainly when no direction can be told' },

  // Decisions: favorites, history, navigation
  { id: 'D.two-tabs', rule: "IndexedDB with transactions: two tabs never lose each other's writes" },
  {
    id: 'D.device-cookie',
    rule: 'Server records belong to a random device cookie (HttpOnly, SameSite=Lax, Secure outside localhost)',
    by: [`${records}#is out of reach of scripts and of other sites, and secure outside localhost`],
  },
  {
    id: 'D.device-private',
    rule: "Nobody reads or deletes another device's records",
    by: [`${records}#with %s can neither read nor delete the records`],
  },
  { id: 'D.burst', rule: 'One editing of one pair leaves one record' },
  { id: 'D.record-rate', rule: 'Records keep the rate they used' },
  { id: 'D.address', rule: 'The current view is kept in the address' },
  { id: 'D.english-address', rule: 'English lives under /en; the toggle moves between the two' },
  { id: 'D.remembered-language', rule: 'A remembered choice wins on the next start' },
  { id: 'D.toasts', rule: "Toasts stand for SPEC's alerts; confirmations that must block are a real dialog" },

  // Decisions: server
  {
    id: 'D.history-forms',
    rule: '?period= answers {data}, /{period} the array; rate is a numeric string in both',
    by: [
      `${api}#answers with data when the period is a parameter`,
      `${api}#answers with the points alone when the period is in the path`,
    ],
  },
  {
    id: 'D.sqlite',
    rule: 'Embedded SQLite by default, in one data folder',
    by: [`${server}/config.test.ts#need nothing to be set`, `${stores}#the store on $name`],
  },
  {
    id: 'D.postgres',
    rule: 'PostgreSQL by DATABASE_URL',
    by: [`${server}/config.test.ts#take PostgreSQL instead of a data folder`, `${stores}#the store on $name`],
  },
  {
    id: 'D.one-refresher',
    rule: 'One replica refreshes the rates at a time',
    by: [`${server}/replicas.pg.test.ts#one of them asks the upstream, once`],
  },
  {
    id: 'D.problem',
    rule: 'Bad input gets a 4xx with a problem body that names the field',
    by: [`${api}#%s is refused with %i %s`, `${records}#%j is refused at %s and leaves nothing`],
  },
  {
    id: 'D.no-5xx',
    rule: 'Never a 5xx, never a stack trace',
    by: [
      `${server}/trial/fuzz-requests.test.ts#malformed requests are refused, none ends in a fault of ours`,
    ],
  },

  // Decisions: views and ads
  { id: 'D.ad-last', rule: 'The ad of home stands last (design)' },
  { id: 'D.browser-back', rule: "The browser's own back goes to the view before and resets nothing" },
  { id: 'D.ad-labelled', rule: 'Ad placeholders are exactly sized and labelled' },
  { id: 'D.no-third-party', rule: 'No ad code and no third-party request anywhere' },

  // Issue 3: every screen and every rule
  { id: 'I3.every-view', rule: 'All views open and convert whatever the storage does' },
  { id: 'D.storage-denied', rule: 'Private mode: the app goes on, says it cannot save' },
  { id: 'D.storage-full', rule: 'Full disk: the app goes on, says it cannot save' },
  { id: 'I3.junk', rule: 'Every stored value replaced by junk: all views still open and convert' },
  {
    id: 'I3.two-tabs',
    rule: 'Two tabs adding 100 favorites and 200 conversions each: all there, no pair twice',
  },
  { id: 'D.records-kept', rule: '500 records are kept, the oldest dropped' },
  { id: 'I3.as-it-was', rule: 'A row offers "as it was", with the rate and date it used' },
  { id: 'I3.at-todays-rate', rule: 'and "at today\'s rate"' },
  { id: 'I3.no-missing-message', rule: 'A missing message fails a test' },
  { id: 'I3.no-unused-message', rule: 'An unused message fails a test' },
  { id: 'I3.reachable', rule: 'Keyboard only: every action reachable, focus visible' },
  { id: 'I3.focus-returned', rule: 'Focus is returned where it came from' },
  { id: 'I3.announced-once', rule: 'The result is announced once after typing settles' },
  { id: 'I3.axe', rule: 'axe finds nothing on any view, light and dark, es and en, at 390 and 1280 px' },
  { id: 'I3.text-200', rule: 'Text at 200 % without loss' },
  { id: 'I3.targets', rule: 'Targets are at least 44 px' },
  { id: 'I3.reduced-motion', rule: 'Reduced motion is respected' },

  // Issue 6: installed, offline, instant, native
  { id: 'I6.offline', rule: 'Every route reloads and converts without a network' },
  { id: 'I6.first-start', rule: 'A fresh profile without the API converts with the bundled rates, labelled' },
  { id: 'I6.hydration', rule: 'Prerendered pages are taken over without a word in the console' },
  {
    id: 'I6.first-sight',
    rule: 'A currency page shows a result before any script runs, with bundled rates that it calls so',
  },
  { id: 'I6.typed-early', rule: 'What is typed into a prerendered page before its code runs is kept' },
  {
    id: 'I6.kill-switch',
    rule: 'The kill switch ends the service worker of any release and keeps what the user saved',
  },
  { id: 'I6.no-shift', rule: 'What is read late moves nothing that is on the screen' },
  { id: 'I6.origin', rule: 'No request leaves the origin and the policy is never violated' },

  // Issue 7: what people type
  { id: 'D.question', rule: 'A question typed on home is answered, and opens in its converter' },
  { id: 'D.share-target', rule: 'Text shared to the app is answered on home' },
  { id: 'I7.calculator', rule: 'A calculator that knows units and currencies' },
  {
    id: 'I7.paste',
    rule: 'A whole question pasted into an amount field is answered there, or offered an answer',
  },
  { id: 'I7.further-units', rule: 'Further units stand after those of SPEC in every picker' },
  { id: 'I7.further-converters', rule: 'Seven more converters, reachable from home, More and search' },
  { id: 'I7.search-groups', rule: 'The search answers and lists in groups' },
  { id: 'I7.search-keys', rule: 'Its lists are moved through by the arrow keys' },
];
