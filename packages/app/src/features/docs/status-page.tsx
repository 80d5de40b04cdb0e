import type { StatusWords } from '../../i18n/docs-words.ts';

/** The page about the sources before its script has loaded their state. */
export function StatusPage({ words }: { readonly words: StatusWords }) {
  return (
    <div id="status" aria-live="polite">
      <p className="lead">{words.loading}</p>
      <noscript>
        <p>
          {words.noScript} <a href="/api/status">/api/status</a>.
        </p>
      </noscript>
    </div>
  );
}
