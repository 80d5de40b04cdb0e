import { createElement } from 'react';
import type { DocsWords } from '../../i18n/docs-words.ts';
import { Code } from './document-frame.tsx';

interface EmbedPageProps {
  readonly words: DocsWords;
  readonly siteUrl: string;
  /** Before the addresses of the language. */
  readonly base: string;
  /** Of the module as it was just built. */
  readonly integrity: string;
}

export function EmbedPage({ words, siteUrl, base, integrity }: EmbedPageProps) {
  const { embed } = words;
  const script = `${siteUrl}/embed.js`;
  const element = `<equivale-converter from="USD" to="EUR" amount="129">
  <a href="${siteUrl}${base}/currency/USD/EUR">${embed.link}</a>
</equivale-converter>`;
  const address = `${siteUrl}${base}/embed/USD/EUR?amount=129`;
  const frame = `<iframe title=${JSON.stringify(embed.link)} width="320" height="190"\n  src="${address}"></iframe>`;
  return (
    <>
      <p className="lead">{embed.lead}</p>
      <div className="columns">
        <div>
          <Code>{`<script type="module" src="${script}"></script>\n${element}`}</Code>
          <h2>{embed.attributes.title}</h2>
          <section className="card">
            <dl>
              {embed.attributes.rows.map(([name, meaning]) => (
                <div key={name} className="parameter">
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
          <p className="small">{embed.hint}</p>
        </div>
        <div>
          <section className="live" aria-label={embed.example}>
            {createElement(
              'equivale-converter',
              { from: 'USD', to: 'EUR', amount: '129' },
              <a href={`${base}/currency/USD/EUR`}>{embed.link}</a>,
            )}
          </section>
          <h2>{embed.style.title}</h2>
          <p>{embed.style.body}</p>
          <Code>{'equivale-converter::part(card) { border-radius: 0; }'}</Code>
          <h2>{embed.pinned.title}</h2>
          <p>{embed.pinned.body}</p>
          <Code>{`<script type="module" src="${script}"\n  integrity="${integrity}" crossorigin></script>`}</Code>
          <h2>{embed.frame.title}</h2>
          <p>{embed.frame.body}</p>
          <Code>{frame}</Code>
        </div>
      </div>
    </>
  );
}
