import { type InferOutput, literal, object, optional, picklist, union } from 'valibot';
import { address, secret } from './setting-schemas.ts';
import { ALL_SOURCES } from './sources/all-sources.ts';
import type { SourceKey } from './sources/source.ts';
import { STREET_SOURCES } from './sources/street/all-street-sources.ts';

/** A setting that cannot be used, in words for the person who set it. */
export interface ConfigFault {
  readonly variable: string;
  readonly message: string;
}

/** How and how often the upstreams are asked. */
export interface RefreshSettings {
  /** Mean time between two rounds. */
  readonly everyMs: number;
  /** Longest time one source may take. */
  readonly timeoutMs: number;
  /** Address of a mirror by source; `off` leaves the source out. */
  readonly mirrors: Partial<Record<SourceKey, string>>;
  /** What a source gave the operator to ask with. */
  readonly tokens?: Partial<Record<SourceKey, string>>;
}

/** Which publishers of street rates are asked; none unless the operator says so. */
export interface StreetSettings {
  /** Mean time between two rounds. */
  readonly everyMs: number;
  /** By source: `on`, or the address of a mirror. */
  readonly sources: Partial<Record<SourceKey, string>>;
  /** By source: what it gave the operator to ask with. */
  readonly tokens: Partial<Record<SourceKey, string>>;
}

/** The variable that moves a source to a mirror, or with `off` leaves it out. */
export const mirrorSetting = (key: SourceKey): string =>
  `SOURCE_${key.toUpperCase().replaceAll('-', '_')}_URL`;

/** The variable with the token of a source that is asked only with one. */
export const sourceTokenSetting = (key: SourceKey): string =>
  `SOURCE_${key.toUpperCase().replaceAll('-', '_')}_TOKEN`;

/** The addresses and tokens of sources, as they are set. */
export const MIRRORS = object(
  Object.fromEntries(
    ALL_SOURCES.flatMap(({ key, needsToken }) => [
      [mirrorSetting(key), optional(union([literal('off'), address('https:', 'http:')]))],
      ...(needsToken ? [[sourceTokenSetting(key), optional(secret)] as const] : []),
    ]),
  ),
);

/** The variable that switches a publisher of street rates on. */
export const streetSetting = (key: SourceKey): string => `STREET_${key.toUpperCase().replaceAll('-', '_')}`;
/** The variable with the token that a publisher asks for. */
const tokenSetting = (key: SourceKey): string => `${streetSetting(key)}_TOKEN`;

/** What is set for publishers of street rates. */
export const STREET = object(
  Object.fromEntries(
    STREET_SOURCES.flatMap(({ key, needsToken }) => [
      [streetSetting(key), optional(union([picklist(['on', 'off']), address('https:', 'http:')]))],
      ...(needsToken ? [[tokenSetting(key), optional(secret)] as const] : []),
    ]),
  ),
);

/** What is set for each source under a variable of its own. */
const bySource = (values: Record<string, string | undefined>, variable: (key: SourceKey) => string) =>
  Object.fromEntries(
    ALL_SOURCES.flatMap(({ key }) => {
      const text = values[variable(key)];
      return text === undefined ? [] : [[key, text]];
    }),
  );

/** Addresses of mirrors and tokens by source. */
export const sourcesIn = (
  values: InferOutput<typeof MIRRORS>,
): Required<Pick<RefreshSettings, 'mirrors' | 'tokens'>> => ({
  mirrors: bySource(values, mirrorSetting),
  tokens: bySource(values, sourceTokenSetting),
});

/** What was set for each source under a variable. */
const setFor = (values: Record<string, string | undefined>, variable: (key: SourceKey) => string) =>
  Object.fromEntries(
    STREET_SOURCES.flatMap(({ key }) => {
      const text = values[variable(key)];
      return text === undefined || text === 'off' ? [] : [[key, text]];
    }),
  );

/** The publishers of street rates that are switched on; undefined where none is. */
export function streetIn(values: InferOutput<typeof STREET>, everyMs: number): StreetSettings | undefined {
  const sources = setFor(values, streetSetting);
  if (Object.keys(sources).length === 0) return undefined;
  return { everyMs, sources, tokens: setFor(values, tokenSetting) };
}

/** A source that needs a token is not asked without one. */
export const tokenFaults = (values: Record<string, string | undefined>): ConfigFault[] =>
  STREET_SOURCES.flatMap(({ key, needsToken }) => {
    const setting = values[streetSetting(key)] ?? 'off';
    const isMissing = needsToken && setting !== 'off' && values[tokenSetting(key)] === undefined;
    return isMissing
      ? [{ variable: tokenSetting(key), message: `must be set, since ${streetSetting(key)} is` }]
      : [];
  });
