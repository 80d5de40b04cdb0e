import { fileURLToPath } from 'node:url';
import type { SourceKey } from './rates/observation.ts';
import {
  type ParsedSetting,
  readAddress,
  readAppId,
  readFingerprints,
  readFolder,
  readHost,
  readOneOf,
  readTeamId,
  readWhole,
} from './setting-readers.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** How and how often the upstreams are asked. */
export interface RefreshSettings {
  /** Mean time between two rounds. */
  readonly everyMs: number;
  /** Longest time one source may take. */
  readonly timeoutMs: number;
  /** Address of a mirror by source; `off` leaves the source out. */
  readonly mirrors: Partial<Record<SourceKey, string>>;
}

/** How much one client may ask. */
interface LimitSettings {
  readonly perMinute: number;
  /** How many proxies of ours stand in front; the last so many entries of X-Forwarded-For are theirs. */
  readonly trustedProxies: number;
}

/** The native apps that may open links to this site; no certificate or team: none of that kind. */
export interface NativeAppSettings {
  /** Package name and bundle identifier. */
  readonly appId: string;
  /** SHA-256 of the certificates that the Android app is signed with: 32 bytes, `AB:CD:…`. */
  readonly androidCertificates: readonly string[];
  /** The ten signs that Apple gave the publisher. */
  readonly appleTeamId?: string;
}

/** Everything the process may be told from outside. No other file reads the environment. */
export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database; empty with `databaseUrl`. */
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly refresh: RefreshSettings;
  readonly limits: LimitSettings;
  readonly nativeApp: NativeAppSettings;
  /** Absolute path of the built app; the server says how to build it when it is not there. */
  readonly appDir: string;
}

/** A setting that cannot be used, in words for the person who set it. */
interface ConfigFault {
  readonly variable: string;
  readonly message: string;
}

type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

type Environment = Readonly<Record<string, string | undefined>>;

const DAY_SECONDS = 86_400;

/** Variable that moves a source to a mirror. */
const SOURCE_VARIABLES: Readonly<Partial<Record<SourceKey, string>>> = {
  ecb: 'SOURCE_ECB_URL',
  frankfurter: 'SOURCE_FRANKFURTER_URL',
  'exchange-api': 'SOURCE_EXCHANGE_API_URL',
  'banca-d-italia': 'SOURCE_BANCA_D_ITALIA_URL',
  coinbase: 'SOURCE_COINBASE_URL',
  binance: 'SOURCE_BINANCE_URL',
};

const readMirror = (text: string): ParsedSetting<string> =>
  text === 'off' ? { value: text } : readAddress(text, ['https:', 'http:']);

/** Reads variables one by one and gathers the faults. */
function createReader(env: Environment) {
  const faults: ConfigFault[] = [];
  function read<T>(
    variable: string,
    fallback: string,
    reader: (text: string) => ParsedSetting<T>,
  ): T | undefined {
    const text = env[variable] || fallback;
    if (text === '') return undefined;
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    faults.push({ variable, message: reading.fault });
    return undefined;
  }
  return { faults, read };
}

/**
 * Reads the settings. An empty variable counts as not set.
 * @param env the process environment
 * @returns the settings, or every fault in them at once
 */
export function loadConfig(env: Environment): LoadedConfig {
  const { faults, read } = createReader(env);
  const port = read('PORT', '3000', (text) => readWhole(text, 0, 65_535));
  const host = read('HOST', '127.0.0.1', readHost);
  const databaseUrl = read('DATABASE_URL', '', (text) => readAddress(text, ['postgres:', 'postgresql:']));
  const dataDir = env.DATABASE_URL ? '' : read('DATA_DIR', 'data', readFolder);
  const logLevel = read('LOG_LEVEL', 'info', (text) => readOneOf(text, LOG_LEVELS));
  const everySeconds = read('REFRESH_SECONDS', '21600', (text) => readWhole(text, 1, 7 * DAY_SECONDS));
  const timeoutMs = read('REFRESH_TIMEOUT_MS', '10000', (text) => readWhole(text, 1, 600_000));
  const perMinute = read('RATE_LIMIT_PER_MINUTE', '600', (text) => readWhole(text, 10, 1_000_000));
  const trustedProxies = read('TRUSTED_PROXIES', '0', (text) => readWhole(text, 0, 10));
  const appId = read('NATIVE_APP_ID', 'app.equivale', readAppId);
  const androidCertificates = read('ANDROID_CERT_SHA256', '', readFingerprints);
  const appleTeamId = read('APPLE_TEAM_ID', '', readTeamId);
  const mirrors: Partial<Record<SourceKey, string>> = {};
  for (const [source, variable] of Object.entries(SOURCE_VARIABLES)) {
    const mirror = read(variable, '', readMirror);
    if (mirror !== undefined) mirrors[source as SourceKey] = mirror;
  }
  if (faults.length > 0) return { ok: false, faults };
  const refresh = { everyMs: (everySeconds ?? 0) * 1000, timeoutMs: timeoutMs ?? 0, mirrors };
  const appDir = fileURLToPath(new URL('../../app/dist', import.meta.url));
  return {
    ok: true,
    config: {
      port: port ?? 0,
      host: host ?? '',
      dataDir: dataDir ?? '',
      ...(databaseUrl && { databaseUrl }),
      logLevel: logLevel ?? 'info',
      refresh,
      limits: { perMinute: perMinute ?? 0, trustedProxies: trustedProxies ?? 0 },
      nativeApp: {
        appId: appId ?? '',
        androidCertificates: androidCertificates ?? [],
        ...(appleTeamId && { appleTeamId }),
      },
      appDir,
    },
  };
}
