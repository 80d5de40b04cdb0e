import { type Language, languageBase } from '../packages/app/src/i18n/languages.ts';
import { firstMessages } from './build-manifest.ts';

export const openSearchPath = (language: Language): string => `${languageBase(language)}/opensearch.xml`;

/** Search from the browser's address bar; a question is home's `?q=`. @source OpenSearch 1.1, draft 6 */
export const openSearchOf = (
  language: Language,
  siteUrl: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Equivale</ShortName>
<Description>Equivale: ${firstMessages(language)['home.search.hint']?.replaceAll('&', '&amp;')}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${language}</Language>
<Image width="48" height="48" type="image/x-icon">${siteUrl}/favicon.ico</Image>
<Url type="text/html" template="${siteUrl}${languageBase(language)}/?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** Tells a language model which calls to use. @source https://llmstxt.org */
export const llmsOf = (siteUrl: string): string => `# Equivale

> Exact conversion of units and money. Reference rates of every day since 1999, each with its source and day. No key, no account.

Figures are exact decimal text. A rate of a day without a publication is that of the last one before it, and says its day.

## Ask

- [MCP](${siteUrl}/mcp): Model Context Protocol over HTTP, without sessions; tools convert, rate, history and units
- [API](${siteUrl}/api/openapi.json): every call, as OpenAPI 3.1
- [Newest rates](${siteUrl}/api/exchange-rates): units of each currency per 1 USD, with origins; \`?on=2020-03-03\` for a day, CSV by \`?format=csv\`
- [History](${siteUrl}/api/currency-history/EUR/USD?period=1y): \`period\` 7d, 1m, 1y, 5y or max, or \`from\` and \`to\`
- [Page of a question](${siteUrl}/en/?q=100+usd+to+eur): what a person sees

## Optional

- [Sources](${siteUrl}/api/sources): each publisher with its newest value; [the last 90 days](${siteUrl}/api/status) of each
- [Pages for people who build](${siteUrl}/en/docs): calls, limits, spreadsheets; [an element to embed](${siteUrl}/en/embed)
`;
