import type { DocsWords } from '../../i18n/docs-words.ts';

/** What of the schema a page shows of one call. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly needed: boolean;
    readonly values: string;
  }[];
  /** Media types of what it responds with. */
  readonly types: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
type PathItem = Readonly<Partial<Record<(typeof METHODS)[number], Operation>>> & {
  readonly parameters?: readonly Parameter[];
};
export interface OpenApi {
  readonly paths: Readonly<Record<string, PathItem>>;
}

/** The values that a parameter may have, as the schema says them. */
function valuesOf({
  enum: listed,
  const: one,
  format,
  minimum,
  maximum,
  pattern,
  type,
}: Parameter['schema']) {
  if (Array.isArray(listed)) return listed.join(', ');
  if (minimum !== undefined) return `${minimum}–${maximum}`;
  return String(one ?? (format === 'date' ? 'YYYY-MM-DD' : undefined) ?? format ?? pattern ?? type);
}

const callOf = (
  path: string,
  method: string,
  { summary, parameters = [], responses }: Operation,
  shared: readonly Parameter[],
): Call => ({
  method: method.toUpperCase(),
  path,
  summary,
  parameters: [...shared, ...parameters].map(({ name, in: place, required = false, schema }) => ({
    name: place === 'path' ? `{${name}}` : `?${name}`,
    needed: required,
    values: valuesOf(schema),
  })),
  types: Object.keys(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {}),
});

/** Methods; what all calls of a path share is beside them. */
const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The calls of a schema, in its order. */
export const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [callOf(path, method, operation, item.parameters ?? [])] : [];
    }),
  );

const ABOUT_DEVICE = /^\/api\/(?:alerts|conversions|favorites|device|pairing|sync)/;

function CallRow({ call, words }: { readonly call: Call; readonly words: DocsWords }) {
  const name = `${call.method} ${call.path}`;
  const summary = words.api.summaries[name] ?? call.summary;
  return (
    <div>
      <h3>
        <code>{name}</code>
      </h3>
      <p className="small">{[summary, call.types.join(', ')].filter(Boolean).join(' · ')}</p>
      {call.parameters.length > 0 ? (
        <dl>
          {call.parameters.map(({ name, needed, values }) => (
            <div key={name} className="parameter">
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{values}</code>
                {needed ? ` · ${words.api.needed}` : ''}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** Every call of the schema: first those that anybody may ask, then those of a device. */
export function Calls({ words, calls }: { readonly words: DocsWords; readonly calls: readonly Call[] }) {
  const { api } = words;
  const rows = (isDevice: boolean) =>
    calls
      .filter(({ path }) => ABOUT_DEVICE.test(path) === isDevice)
      .map((call) => <CallRow key={`${call.method} ${call.path}`} call={call} words={words} />);
  return (
    <>
      <section className="card">
        <h2>{api.calls}</h2>
        {rows(false)}
      </section>
      <section className="card">
        <div>
          <h2>{api.deviceCalls.title}</h2>
          <p className="small">{api.deviceCalls.body}</p>
        </div>
        {rows(true)}
      </section>
    </>
  );
}
