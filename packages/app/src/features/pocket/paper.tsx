import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { aboveFold, type PocketColumn, type PocketContent } from './pocket-content.ts';

const PairQrCode = lazyPart(async () => (await import('./qr-code.tsx')).PairQrCode);

export type PaperFormat = 'card' | 'a6' | 'a4';

export interface Extras {
  readonly hasRule: boolean;
  readonly hasQr: boolean;
}

interface PaperProps extends Extras {
  readonly content: PocketContent;
}

/** Prices in one currency and what they are in the other: a table, also to a screen reader. */
export function PriceTable({ from, to, rows }: PocketColumn) {
  const { t } = useTranslate();
  return (
    <table>
      <caption className="sr-only">{t('pocket.caption', { from, to })}</caption>
      <thead>
        <tr>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([amount, result]) => (
          <tr key={amount}>
            <th scope="row">{amount}</th>
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Columns({ columns }: { readonly columns: PocketContent['columns'] }) {
  return (
    <div className="pocket-columns">
      {columns.map((column) => (
        <PriceTable key={column.from} {...column} />
      ))}
    </div>
  );
}

function Origin({ content: { rate, origin, mark } }: { readonly content: PocketContent }) {
  return (
    <p className="pocket-quiet">
      {rate} · {origin} {mark && <b className="pocket-own">{mark}</b>}
    </p>
  );
}

/** The rule for the head with its error, and the way back to the app. */
function Foot({ content, hasRule, hasQr, children }: PaperProps & { readonly children?: ReactNode }) {
  const { rule, pair } = content;
  return (
    <div className="pocket-foot">
      <div>
        {hasRule && rule && (
          <p>
            <b>{rule.text}</b> <span className="pocket-quiet">{rule.error}</span>
          </p>
        )}
        {children}
      </div>
      {hasQr && (
        <Part>
          <PairQrCode {...pair} />
        </Part>
      )}
    </div>
  );
}

function Card(props: PaperProps) {
  const { content } = props;
  return (
    <div className="pocket-card">
      <Columns columns={content.columns} />
      <Foot {...props}>
        <Origin content={content} />
      </Foot>
    </div>
  );
}

function FoldedSheet(props: PaperProps & { readonly name: string }) {
  const { content, name } = props;
  return (
    <>
      <div className="pocket-half">
        <h2>{name}</h2>
        <Origin content={content} />
        <Columns columns={aboveFold(content.columns)} />
      </div>
      <div className="pocket-half">
        <Columns columns={content.more} />
        <Foot {...props} />
      </div>
    </>
  );
}

/** Eight cards on one sheet; they are alike, so a screen reader gets one of them. */
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** The printed table, in ink on white, at its true size where there is room. */
export function Paper({
  format,
  name,
  ...props
}: PaperProps & { readonly format: PaperFormat; readonly name: string }) {
  return (
    <div className="pocket-paper" data-format={format}>
      {format === 'card' && <Card {...props} />}
      {format === 'a6' && <FoldedSheet {...props} name={name} />}
      {format === 'a4' &&
        EIGHT.map((place) => (
          <div key={place} aria-hidden={place > 0 || undefined}>
            <Card {...props} />
          </div>
        ))}
    </div>
  );
}
