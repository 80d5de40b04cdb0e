import type { DocsWords } from '../../i18n/docs-words.ts';
import { type Call, Calls } from './calls.tsx';
import { Code } from './document-frame.tsx';

interface ApiPageProps {
  readonly words: DocsWords;
  readonly siteUrl: string;
  readonly calls: readonly Call[];
  /** A real response, shortened. */
  readonly example: string;
  readonly perMinute: number;
  readonly statusPath: string;
  readonly ratesPath: string;
}

/** Power Query, with figures read as they are written. @source https://learn.microsoft.com/powerquery-m/csv-document */
const powerQuery = (address: string) => `let
  Source = Csv.Document(Web.Contents("${address}"), [Delimiter=",", Encoding=65001]),
  Headers = Table.PromoteHeaders(Source),
  Typed = Table.TransformColumnTypes(Headers, {{"per_usd", type number}, {"date", type date}}, "en-US")
in
  Typed`;

export function ApiPage({ words, siteUrl, calls, example, perMinute, statusPath, ratesPath }: ApiPageProps) {
  const { api, pages } = words;
  const history = `${siteUrl}/api/currency-history/USD/EUR?period=1m&format=csv`;
  return (
    <>
      <p className="lead">{api.lead}</p>
      <div className="columns">
        <div>
          <Code>{`curl ${siteUrl}/api/exchange-rates`}</Code>
          <p className="small">{api.shortened}</p>
          <Code>{example}</Code>
          <h2>{api.voices.title}</h2>
          <p>
            {api.voices.body} <a href={ratesPath}>{words.rates.heading}</a>
          </p>
          <h2>{api.past.title}</h2>
          <p>{api.past.body}</p>
          <Code>{`curl "${siteUrl}/api/exchange-rates?on=2020-03-01"`}</Code>
          <h2>{api.sheet.title}</h2>
          <p>{api.sheet.google}</p>
          <Code>{`=IMPORTDATA("${history}"${api.sheet.separator} ","${api.sheet.separator} "en_US")`}</Code>
          <p>{api.sheet.excel}</p>
          <Code>{powerQuery(`${siteUrl}/api/exchange-rates?format=csv`)}</Code>
          <p className="small">{api.sheet.note}</p>
          <h2>{api.packages.title}</h2>
          <p>{api.packages.body}</p>
          <Code>{'npx equivale "100 usd to eur"\nnpm install @equivale/core'}</Code>
          <h2>{api.assistants.title}</h2>
          <p>{api.assistants.body}</p>
          <Code>{`${siteUrl}/mcp\nnpx -y equivale mcp`}</Code>
        </div>
        <div>
          <section className="card">
            <h2>{api.fair.title}</h2>
            <ul className="fair small">
              {api.fair.items(perMinute).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="links">
              <a className="button" href="/api/openapi.json">
                {api.schema}
              </a>
              <a className="button" href="/schemas/my-data.json">
                {api.copySchema}
              </a>
              <a className="button" href={statusPath}>
                {pages.status}
              </a>
            </p>
          </section>
          <Calls words={words} calls={calls} />
        </div>
      </div>
    </>
  );
}
