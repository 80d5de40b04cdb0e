import { type GenericSchema, literal, optional, picklist, union } from 'valibot';
import { address, secret } from './setting-schemas.ts';
import { ALL_SOURCES } from './sources/all-sources.ts';
import type { SourceKey } from './sources/source.ts';
import { STREET_SOURCES } from './sources/street/all-street-sources.ts';

/** A setting that cannot be used, in words for the person who set it. */
export interface ConfigFault {
  readonly variable: string;
  readonly message: string;
}

/** How and how often the upstreams are requested. */
export interface RefreshSettings {
  /** Mean time between two rounds. */
  readonly everyMs: number;
  readonly timeoutMs: number;
  /** Address of a mirror by source; `off` leaves the source out. */
  readonly mirrors: Partial<Record<SourceKey, string>>;
  /** What a source gave the operator to ask with. */
  readonly tokens?: Partial<Record<SourceKey, string>>;
  readonly contact?: string | undefined;
}

/** The variable that moves a source to a mirror, or with `off` leaves it out. */
export const mirrorSetting = (key: SourceKey): string =>
  `SOURCE_${key.toUpperCase().replaceAll('-', '_')}_URL`;

/** The variable with the token of a source that needs one. */
export const sourceTokenSetting = (key: SourceKey): string =>
  `SOURCE_${key.toUpperCase().replaceAll('-', '_')}_TOKEN`;

/** The variable that switches a publisher of street rates on. */
export const streetSetting = (key: SourceKey): string => `STREET_${key.toUpperCase().replaceAll('-', '_')}`;
/** The variable with the token that a publisher asks for. */
const tokenSetting = (key: SourceKey): string => `${streetSetting(key)}_TOKEN`;

/** What may be set for sources: an address and a token each. */
export const SOURCE_SETTINGS = Object.fromEntries([
  ...ALL_SOURCES.flatMap(({ key, needsToken }) => [
    [mirrorSetting(key), optional(union([literal('off'), address('https:', 'http:')]))] as const,
    ...(needsToken ? [[sourceTokenSetting(key), optional(secret)] as const] : []),
  ]),
  ...STREET_SOURCES.flatMap(({ key, needsToken }) => [
    [streetSetting(key), optional(union([picklist(['on', 'off']), address('https:', 'http:')]))] as const,
    ...(needsToken ? [[tokenSetting(key), optional(secret)] as const] : []),
  ]),
]) as Readonly<Record<never, GenericSchema<string>>>;

type Values = Readonly<Record<string, unknown>>;

/** What is set for each source under a variable of its own. */
const bySource = (
  values: Values,
  sources: readonly { readonly key: SourceKey }[],
  variable: (key: SourceKey) => string,
): Partial<Record<SourceKey, string>> =>
  Object.fromEntries(
    sources.flatMap(({ key }) => {
      const text = values[variable(key)];
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );

/** Addresses of mirrors and tokens by source. */
export const sourcesIn = (values: Values): Required<Pick<RefreshSettings, 'mirrors' | 'tokens'>> => ({
  mirrors: bySource(values, ALL_SOURCES, mirrorSetting),
  tokens: bySource(values, ALL_SOURCES, sourceTokenSetting),
});

/** The publishers of street rates that are switched on; undefined where none is. */
export function streetIn(values: Values, everyMs: number) {
  const on = STREET_SOURCES.filter(({ key }) => (values[streetSetting(key)] ?? 'off') !== 'off');
  if (on.length === 0) return undefined;
  const [sources, tokens] = [bySource(values, on, streetSetting), bySource(values, on, tokenSetting)];
  return { everyMs, sources, tokens };
}

/** By source: `on`, or the address of a mirror; and its token. `everyMs`: mean time between two rounds. */
export type StreetSettings = Readonly<NonNullable<ReturnType<typeof streetIn>>>;

/** A source that needs a token is not requested without one. */
export const tokenFaults = (values: Values): ConfigFault[] =>
  STREET_SOURCES.flatMap(({ key, needsToken }) => {
    const setting = values[streetSetting(key)] ?? 'off';
    const isMissing = needsToken && setting !== 'off' && values[tokenSetting(key)] === undefined;
    return isMissing
      ? [{ variable: tokenSetting(key), message: `must be set, since ${streetSetting(key)} is` }]
      : [];
  });
