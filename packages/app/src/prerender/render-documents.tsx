import { renderToStaticMarkup } from 'react-dom/server';
import { readBundledRates } from '../api/bundled-rates.ts';
import { ApiPage } from '../features/docs/api-page.tsx';
import { callsOf, type OpenApi } from '../features/docs/calls.tsx';
import { DocumentFrame, type DocumentName, documentPath } from '../features/docs/document-frame.tsx';
import { EmbedPage } from '../features/docs/embed-page.tsx';
import { type KindWords, RatesPage } from '../features/docs/rates-page.tsx';
import { StatusPage } from '../features/docs/status-page.tsx';
import type { DocsWords, StatusWords } from '../i18n/docs-words.ts';
import { LANGUAGE_IDS, type Language, languageBase, pathIn } from '../i18n/languages.ts';

/** What of the rest of the build the pages for people who build speak of. */
export interface DocumentFacts {
  /** Public address of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly openApi: OpenApi;
  /** Of the element's module. */
  readonly integrity: string;
  /** Requests of one client in a minute, unless an operator has set others. */
  readonly perMinute: number;
}

export interface WrittenDocument {
  readonly language: Language;
  /** Address, `/en/docs`. */
  readonly path: string;
  /** The same page's address in each language that has it. */
  readonly alternates: Readonly<Record<Language, string>>;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Module of the site that it runs. */
  readonly script?: string;
  /** What that module says. */
  readonly words?: StatusWords;
}

const written = import.meta.glob<{ readonly words: DocsWords }>('./*/app/docs.ts', {
  base: '../../../../languages',
  eager: true,
});
const wordsIn = (language: Language) => written[`./${language}/app/docs.ts`]?.words;

const provenance = import.meta.glob<KindWords>('./*/app/provenance.json', {
  base: '../../../../languages',
  eager: true,
  import: 'default',
});
const kindsIn = (language: Language) => provenance[`./${language}/app/provenance.json`] as KindWords;

/** What the script of the page about the sources says, the kinds of figures as the app names them. */
const statusWords = (words: DocsWords, language: Language): StatusWords => ({
  ...words.status,
  types: Object.fromEntries(
    Object.entries(kindsIn(language)).flatMap(([key, text]) => {
      const [, type] = /^rate-type\.([a-z-]+)$/.exec(key) ?? [];
      return type ? [[type, text]] : [];
    }),
  ),
});

/** A response as it really is, of which two of the many rates are shown. */
function shortenedRates(): string {
  const table = readBundledRates();
  const origin = table?.origins.find(({ source, codes }) => source === 'ecb' && codes.includes('EUR'));
  if (!table || !origin?.published) throw new Error('the bundled rates have no figure of the ECB');
  const { source, date, rateType, published } = origin;
  const lines = [
    `"base": "${table.base}",`,
    `"rates": { "EUR": ${table.rates.EUR}, "GBP": ${table.rates.GBP}, … },`,
    `"timestamp": "${table.timestamp}",`,
    `"origins": [ { "source": "${source}", "date": "${date}", "rateType": "${rateType}",`,
    `  "published": { "base": "${published.base}", "rates": { "USD": "${published.rates.USD}", … } } }, … ]`,
  ];
  return `{\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function pageOf(name: DocumentName, words: DocsWords, language: Language, facts: DocumentFacts) {
  const { siteUrl, openApi, integrity, perMinute } = facts;
  if (name === 'embed')
    return <EmbedPage words={words} base={languageBase(language)} {...{ siteUrl, integrity }} />;
  if (name === 'rates') return <RatesPage words={words.rates} kinds={kindsIn(language)} />;
  if (name === 'status') return <StatusPage words={words.status} />;
  return (
    <ApiPage
      words={words}
      calls={callsOf(openApi)}
      example={shortenedRates()}
      statusPath={pathIn(language, documentPath('status'))}
      ratesPath={pathIn(language, documentPath('rates'))}
      {...{ siteUrl, perMinute }}
    />
  );
}

const SCRIPTS: Readonly<Partial<Record<DocumentName, string>>> = { embed: '/embed.js', status: '/status.js' };
const NAMES: readonly DocumentName[] = ['docs', 'embed', 'rates', 'status'];

/** The pages beside the app, in every language that has words for them: they are no part of the app and take nothing of it along. */
export function renderDocuments(facts: DocumentFacts): readonly WrittenDocument[] {
  const languages = LANGUAGE_IDS.filter((language) => wordsIn(language) !== undefined);
  return languages.flatMap((language) =>
    NAMES.map((name) => {
      const words = wordsIn(language) as DocsWords;
      const about = words[name === 'docs' ? 'api' : name];
      const others = languages.filter((other) => other !== language);
      const script = SCRIPTS[name];
      return {
        language,
        path: pathIn(language, documentPath(name)),
        alternates: Object.fromEntries(
          languages.map((one) => [one, pathIn(one, documentPath(name))]),
        ) as Record<Language, string>,
        title: `${words.pages[name]} · Equivale`,
        description: about.description,
        body: renderToStaticMarkup(
          <DocumentFrame
            {...{ name, language, words, others }}
            {...('heading' in about && { heading: about.heading })}
          >
            {pageOf(name, words, language, facts)}
          </DocumentFrame>,
        ),
        ...(script && { script }),
        ...(name === 'status' && { words: statusWords(words, language) }),
      };
    }),
  );
}
