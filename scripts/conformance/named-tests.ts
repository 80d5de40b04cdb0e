/**
 * Tests that prove a rule without its id in their title, by rule, as `file#beginning of the title`: they are older than the ids, or
 * prove the rule among others. New tests carry the id in their title instead.
 */
const app = 'packages/app/src';
const core = 'packages/core/src';
const server = 'packages/server/src';
const units = `${core}/units/common/common-units.test.ts`;
const money = `${core}/money/quote.test.ts`;
const table = `${core}/money/currencies/currencies.test.ts`;
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
const records = `${server}/routes/records/device-records.test.ts`;
const stores = `${server}/store/store-contract.pg.test.ts`;

export const namedTests: Readonly<Record<string, readonly string[]>> = {
  'S1.anonymous': [
    `${records}#are kept for the device that made them`,
    `${records}#is not given to those who only read`,
  ],
  'S1.nine-categories': [`${units}#has the nine categories in order`],
  'S1.currencies': [`${table}#counts 170 live and 3 withdrawn currencies`],
  'S1.installable': [`${installable}#makes the app installable as one app in both languages`],
  'S1.offline': ['e2e/offline.spec.ts#every route reloads, converts'],
  'S2.currency-result': [`${results}#formatCurrencyResult: 2 to 6 decimals`],
  'S2.currency-rate': [`${figures}#formatRate: 4 decimals`],
  'S2.chart-labels': [`${dates}#formatIsoDate`],
  'S2.category-result': [`${results}#formatUnitResult: 6 decimals`],
  'S2.category-quick-reference': [`${figures}#formatReference: 2 decimals`],
  'S3.category': [`${app}/features/home/home-view.test.tsx#has a search field and nine cards`],
  'S3.unit': [`${units}#cites a source for every factor`],
  'S3.units': [`${units}#%s has exactly the units %s`],
  'S3.currency': [`${table}#%s carries %s`, `${table}#name every currency once`],
  'S3.popular': [`${table}#is the specification's picker, in its order`],
  'S3.exchange-rates': [`${contract}#is read, and unknown keys are dropped`, `${contract}#is refused at %s`],
  'S3.historical-point': [`${contract}#refuses the rate %j`, `${contract}#is read in both forms`],
  'S4.unit-swap': [`${app}/features/category/category-view.test.tsx#swaps units`],
  'S4.fallback-rates': [`${money}#is the set of SPEC section 4`],
  'S4.service-worker': [
    `${releases}#is no news on a first visit`,
    `${releases}#the native shell registers no service worker`,
  ],
  'S4.update': [
    `${releases}#is offered when it is installed beside an active one`,
    `${releases}#loads the page once when it takes over`,
    'e2e/releases.spec.ts#a new release asks within 5 s',
  ],
  'S4.status-bar': [`${native}#dresses the status bar`],
  'S5.category-empty': [`${typed}#%j is %j`],
  'S5.category-input': [`${typed}#sanitizeAmount`, `${typed}#%j is refused: %s`],
  'S5.unit-conversion': [
    `${units}#gives 0 for unknown units and for units of different categories`,
    `${units}#returns the input unchanged for the same unit`,
  ],
  'S5.temperature': [`${units}#convertNumber`, `${units}#gives 0 for unknown units`],
  'S5.currency-conversion': [
    `${money}#%s to %s`,
    `${money}#USD is 1 whatever the doubles say`,
    `${money}#%s %s to %s fails with its reason`,
  ],
  'S7.conversions': [
    `${records}#are kept for the device that made them`,
    `${records}#are listed ten by default, as many as asked for otherwise`,
  ],
  'S7.favorites': [`${records}#are kept once, listed newest first, and removed by id`],
  'S7B.share': [`${web}#without a share sheet the link of the page goes to the clipboard`],
  'S8.service-worker': [`${releases}#a refused registration is told to the console and breaks nothing`],
  'S9.recent-remote-limit': [`${remote}#asks for ten unless said`],
  'S9.sma-period': [`${indicators}#SMA(20) within 1e-12`],
  'S9.indicator-decimals': [`${figures}#writes the indicators with their decimals`],
  'S9.display': [
    `${results}#formatCurrencyResult: 2 to 6 decimals`,
    `${results}#formatUnitResult: 6 decimals`,
    `${figures}#formatRate: 4 decimals`,
    `${figures}#formatReference: 2 decimals`,
  ],
  'S9.relative-time': [`${dates}#formatRelativeTime`],
  'S9.factors': [`${units}#holds every factor as tables print it`],
  'D.app-id': [`${app}/platform/native-projects.test.ts#is Equivale, wraps the built app`],
  'D.version-once': [
    `${app}/platform/native-projects.test.ts#takes its version from package.json`,
    `${app}/platform/native-projects.test.ts#the project names every file it needs, and the version`,
  ],
  'D.currencies': [
    `${table}#serves exactly the circulating tender of the standard`,
    `${table}#counts 170 live and 3 withdrawn currencies`,
  ],
  'D.minor-units': [
    `${table}#serves exactly the circulating tender of the standard`,
    `${table}#%s is a code of the standard without minor units`,
  ],
  'D.currency-names': [`${table}#name every currency once`],
  'D.picker-order': [`${core}/money/currencies/currency-index.test.ts#%j gives the 47 popular ones in order`],
  'D.search': [
    `${core}/money/currencies/currency-index.test.ts#every name in either language finds its currency`,
    `${core}/money/currencies/currency-index.test.ts#every term finds its currency`,
    `${core}/money/currencies/currency-index.test.ts#forgives one slip anywhere in a name`,
    'e2e/main-job.spec.ts#the picker finds a currency by country',
  ],
  'D.withdrawn': [`${table}#%s converts at %s per %s since %s`],
  'D.peg': [
    `${core}/money/pegs.test.ts#holds 37 circulating currencies`,
    `${core}/money/pegs.test.ts#ties known money`,
  ],
  'D.flag-sprite': [`${table}#names a drawn region for all money with a country and none for the rest`],
  'D.exact-factors': [
    `${units}#holds every factor as tables print it`,
    `${core}/units/reference.test.ts#convert gives the same double and the exact six decimals`,
    `${core}/units/reference.test.ts#agrees to the 15 digits GNU Units computes in`,
  ],
  'D.exact-text': [
    `${units}#prints from the exact value, half away from zero`,
    `${units}#takes 400 typed digits`,
  ],
  'D.number-api': [
    `${core}/units/reference.test.ts#convertNumber is the correctly rounded double in every row`,
  ],
  'D.quick-reference': [`${app}/features/category/category-view.test.tsx#shows 1, 5, 10`],
  'D.never-zero': [
    `${results}#is one number in two inks that reads back to the digits copied, and is 0 only if it is 0`,
    `${results}#formatUnitResult: 6 decimals`,
  ],
  'D.input-comma': [`${typed}#sanitizeAmount`],
  'D.paste': [`${core}/parse/fields/grouped-number.test.ts#%j is %j in either language`],
  'D.blend': [
    `${server}/ingest/all-sources.test.ts#serve every code, each from the best source that has it`,
    `${server}/rates/quality/validate.test.ts#serves no fiat value more than 5 % from the ECB`,
  ],
  'D.quote': [`${money}#%s to %s`, `${money}#the figures named give the rate`],
  'D.quote-markup': [`${money}#makes three lines: reference, markup, total`],
  'D.own-rate-exact': [`${money}#is exact in the direction typed and in the other`],
  'D.indicators': [
    `${indicators}#RSI(14) within 1e-9`,
    `${indicators}#SMA(20) within 1e-12`,
    `${indicators}#volatility(30) within 1e-10`,
  ],
  'D.volatility-classes': [`${indicators}#names volatility by the limits of the product: 6 % and 12 %`],
  'D.strength': [
    `${indicators}#strength of five currencies from $from`,
    `${indicators}#puts 50 on no change and averages 50`,
  ],
  'D.device-cookie': [
    `${records}#is out of reach of scripts and of other sites, and secure outside localhost`,
  ],
  'D.device-private': [`${records}#with %s can neither read nor delete the records`],
  'D.history-forms': [
    `${api}#answers with data when the period is a parameter`,
    `${api}#answers with the points alone when the period is in the path`,
  ],
  'D.sqlite': [`${server}/config.test.ts#need nothing to be set`, `${stores}#the store on $name`],
  'D.postgres': [
    `${server}/config.test.ts#take PostgreSQL instead of a data folder`,
    `${stores}#the store on $name`,
  ],
  'D.one-refresher': [`${server}/service/replicas.pg.test.ts#one of them asks the upstream, once`],
  'D.problem': [`${api}#%s is refused with %i %s`, `${records}#%j is refused at %s and leaves nothing`],
  'D.no-5xx': [
    `${server}/testing/fuzz-requests.test.ts#malformed requests are refused, none ends in a fault of ours`,
  ],
};
