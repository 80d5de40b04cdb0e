import type { StatusWords } from '../../i18n/docs-words.ts';

/** What the page about the sources is before its script has asked the service. */
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
