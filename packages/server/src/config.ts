import { fileURLToPath } from 'node:url';
import {
  BUILT_DONATION_URL,
  BUILT_SITE_URL,
  BUILT_SUPPORT_ADDRESS,
  type SiteAddresses,
} from '@equivale/contract';
import { object, omit, optional, safeParse, string } from 'valibot';
import { factsFaults } from './facts/read-facts.ts';
import {
  address,
  addresses,
  appId,
  contact,
  fingerprints,
  folder,
  host,
  hosts,
  keysFile,
  mail,
  oneOf,
  origins,
  siteUrl,
  teamId,
  whole,
} from './setting-schemas.ts';
import {
  type ConfigFault,
  type RefreshSettings,
  SOURCE_SETTINGS,
  type StreetSettings,
  sourcesIn,
  streetIn,
  tokenFaults,
} from './source-settings.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** How much one client may ask. */
interface LimitSettings {
  readonly perMinute: number;
  /** How many proxies of ours are in front; the last so many entries of X-Forwarded-For are theirs. */
  readonly trustedProxies: number;
}

/** How messages about alerts are sent. */
export interface AlertSettings {
  /** Where a push service reaches the operator: `mailto:` or `https:`; without it nothing is pushed. */
  readonly contact?: string;
  /** Origins of push services beside those of the browsers. */
  readonly ownServices: readonly string[];
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

/** Public addresses of the site: pages have them when they are served, not when they are built. */
export interface SiteSettings extends SiteAddresses {
  /** Without a slash at the end. */
  readonly siteUrl: string;
}

/** All settings of the process. No other file reads the environment. */
export interface Config {
  /** Names for which the service answers beside those of the site and `host`. */
  readonly allowedHosts?: readonly string[];
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Address or host name to listen on. */
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database; empty with `databaseUrl`. */
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Absolute path of the file that has the private keys in the place of the database. */
  readonly keysFile?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly refresh: RefreshSettings;
  /** Absent where no publisher of street rates is switched on. */
  readonly street?: StreetSettings;
  readonly limits: LimitSettings;
  /** Whether anonymous devices may leave favorites and conversions here, readable. */
  readonly plainRecords: boolean;
  /** How long a service that ends still takes requests while it says that it is not ready: balancers hear of it in time. */
  readonly shutdownDelayMs: number;
  /** Days for which a state that devices share is stored after one of them requested it last. */
  readonly syncDays: number;
  readonly alerts: AlertSettings;
  readonly nativeApp: NativeAppSettings;
  readonly site: SiteSettings;
  /** Addresses below which the signed files are served too, without a slash at the end; none unless the operator says so. */
  readonly mirrors?: readonly string[];
  /** Absolute path of the built app; the server says how to build it when it is not there. */
  readonly appDir: string;
}

type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

type Environment = Readonly<Record<string, string | undefined>>;

const DAY_SECONDS = 86_400;
const SHUTDOWN_DELAY_SECONDS = 5;

/** Every variable but those of sources, what it must be, and what it is when not set. */
export const SETTINGS = object({
  PORT: optional(whole(0, 65_535), '3000'),
  HOST: optional(host, '127.0.0.1'),
  ALLOWED_HOSTS: optional(hosts),
  FACTS_DIR: optional(string()),
  KEYS_FILE: optional(keysFile),
  DATABASE_URL: optional(address('postgres:', 'postgresql:')),
  DATA_DIR: optional(folder, 'data'),
  LOG_LEVEL: optional(oneOf(LOG_LEVELS), 'info'),
  REFRESH_SECONDS: optional(whole(1, 7 * DAY_SECONDS), '21600'),
  REFRESH_TIMEOUT_MS: optional(whole(1, 600_000), '10000'),
  STREET_REFRESH_SECONDS: optional(whole(60, DAY_SECONDS), '900'),
  RATE_LIMIT_PER_MINUTE: optional(whole(10, 1_000_000), '600'),
  TRUSTED_PROXIES: optional(whole(0, 10), '0'),
  SHUTDOWN_DELAY: optional(whole(0, 300)),
  PLAIN_RECORDS: optional(oneOf(['0', '1'])),
  SYNC_DAYS: optional(whole(1, 3650), '365'),
  PUSH_CONTACT: optional(contact),
  PUSH_SERVICES: optional(origins),
  MIRRORS: optional(addresses),
  SITE_URL: optional(siteUrl, BUILT_SITE_URL),
  SUPPORT_ADDRESS: optional(mail, BUILT_SUPPORT_ADDRESS),
  DONATION_URL: optional(address('https:'), BUILT_DONATION_URL),
  NATIVE_APP_ID: optional(appId, 'app.equivale'),
  ANDROID_CERT_SHA256: optional(fingerprints),
  APPLE_TEAM_ID: optional(teamId),
});

/** Those of the sources included. */
const ALL_SETTINGS = object({ ...SETTINGS.entries, ...SOURCE_SETTINGS });
/** No folder is made where PostgreSQL is used. */
const SETTINGS_OF_POSTGRES = omit(ALL_SETTINGS, ['DATA_DIR']);

/** Whether only this machine reaches the service: no balancer asks whether it is ready, and no stranger leaves records. */
const isForThisMachine = (host: string): boolean => /^(?:localhost|127\..*|::1)$/.test(host);

/**
 * Reads the settings. An empty variable counts as not set.
 * @param env the process environment
 * @returns the settings, or every fault in them at once
 */
export function loadConfig(env: Environment): LoadedConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const schema = given.DATABASE_URL === undefined ? ALL_SETTINGS : SETTINGS_OF_POSTGRES;
  const parsed = safeParse(schema, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const faults = parsed.issues.map(({ path, message }) => ({ variable: String(path?.[0]?.key), message }));
    return { ok: false, faults };
  }
  const { output } = parsed;
  const facts = factsFaults().map((message) => ({ variable: 'FACTS_DIR', message }));
  const faults = [...tokenFaults(output), ...facts];
  if (faults.length > 0) return { ok: false, faults };
  const isAlone = isForThisMachine(output.HOST);
  const streetSettings = streetIn(output, output.STREET_REFRESH_SECONDS * 1000);
  return {
    ok: true,
    config: {
      port: output.PORT,
      host: output.HOST,
      ...(output.ALLOWED_HOSTS && { allowedHosts: output.ALLOWED_HOSTS }),
      dataDir: 'DATA_DIR' in output ? String(output.DATA_DIR) : '',
      ...(output.DATABASE_URL && { databaseUrl: output.DATABASE_URL }),
      ...(output.KEYS_FILE && { keysFile: output.KEYS_FILE }),
      logLevel: output.LOG_LEVEL,
      refresh: {
        everyMs: output.REFRESH_SECONDS * 1000,
        timeoutMs: output.REFRESH_TIMEOUT_MS,
        contact: output.PUSH_CONTACT,
        ...sourcesIn(output),
      },
      ...(streetSettings && { street: streetSettings }),
      limits: { perMinute: output.RATE_LIMIT_PER_MINUTE, trustedProxies: output.TRUSTED_PROXIES },
      plainRecords: output.PLAIN_RECORDS === undefined ? isAlone : output.PLAIN_RECORDS === '1',
      shutdownDelayMs: 1000 * (output.SHUTDOWN_DELAY ?? (isAlone ? 0 : SHUTDOWN_DELAY_SECONDS)),
      syncDays: output.SYNC_DAYS,
      alerts: {
        ...(output.PUSH_CONTACT && { contact: output.PUSH_CONTACT }),
        ownServices: output.PUSH_SERVICES ?? [],
      },
      ...(output.MIRRORS && { mirrors: output.MIRRORS }),
      nativeApp: {
        appId: output.NATIVE_APP_ID,
        androidCertificates: output.ANDROID_CERT_SHA256 ?? [],
        ...(output.APPLE_TEAM_ID && { appleTeamId: output.APPLE_TEAM_ID }),
      },
      site: {
        siteUrl: output.SITE_URL,
        supportAddress: output.SUPPORT_ADDRESS,
        donationUrl: output.DONATION_URL,
        playStoreId: output.NATIVE_APP_ID,
      },
      appDir: fileURLToPath(new URL('../../app/dist', import.meta.url)),
    },
  };
}
