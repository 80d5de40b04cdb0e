import type { ReactNode } from 'react';
import type { DocsWords } from '../../i18n/docs-words.ts';
import { type Language, pathIn } from '../../i18n/languages.ts';
import { ownName } from '../../i18n/own-names.ts';
import { Logo } from '../../ui/logo.tsx';

/** The pages beside the app: for people who build, and about its rates. */
export type DocumentName = 'docs' | 'embed' | 'rates' | 'status';

/** Address of a page without its language: below those that the service worker leaves to the server. */
export const documentPath = (name: DocumentName): string => (name === 'rates' ? '/docs/rates' : `/${name}`);

interface DocumentFrameProps {
  readonly name: DocumentName;
  readonly language: Language;
  /** Languages in which the page is there too. */
  readonly others: readonly Language[];
  readonly words: DocsWords;
  readonly heading?: string;
  readonly children: ReactNode;
}

const PAGES: readonly DocumentName[] = ['docs', 'rates', 'status', 'embed'];

/** The body of a page that is written once by the build: it needs no script to be read. */
export function DocumentFrame({ name, language, others, words, heading, children }: DocumentFrameProps) {
  return (
    <>
      <header className="top">
        <a className="brand" href={pathIn(language, '/')} aria-label={words.home}>
          <Logo size={30} />
          <span aria-hidden>Equivale</span>
        </a>
        <nav aria-label={words.pagesName}>
          {PAGES.map((page) => (
            <a
              key={page}
              href={pathIn(language, documentPath(page))}
              aria-current={page === name ? 'page' : undefined}
            >
              {words.pages[page]}
            </a>
          ))}
          {others.map((other) => (
            <a
              key={other}
              className="language"
              href={pathIn(other, documentPath(name))}
              hrefLang={other}
              lang={other}
            >
              {ownName(other)}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {heading ? <h1>{heading}</h1> : null}
        {children}
      </main>
    </>
  );
}

/** Lines to copy: one click takes them all. */
export const Code = ({ children }: { readonly children: string }) => (
  <pre>
    <code>{children}</code>
  </pre>
);
