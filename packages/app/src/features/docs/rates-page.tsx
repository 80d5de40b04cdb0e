import type { DocsWords } from '../../i18n/docs-words.ts';

const KINDS = [
  'reference',
  'fixing',
  'weighted-mean',
  'buying',
  'selling',
  'middle',
  'administered',
  'decree',
  'spot',
  'computed',
  'compiled',
] as const;

export type KindWords = Readonly<Record<`rate-type.${(typeof KINDS)[number]}`, string>>;

interface RatesPageProps {
  readonly words: DocsWords['rates'];
  readonly kinds: KindWords;
}

/** What our rates mean, for somebody who is about to change money. */
export function RatesPage({ words, kinds }: RatesPageProps) {
  return (
    <>
      <p className="lead">{words.lead}</p>
      <section className="card">
        <h2>{words.kinds}</h2>
        <dl className="glossary">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>{kinds[`rate-type.${kind}`]}</dt>
              <dd>{words.meanings[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="sections">
        {words.sections.map(([title, body]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{body}</p>
          </section>
        ))}
      </div>
    </>
  );
}
