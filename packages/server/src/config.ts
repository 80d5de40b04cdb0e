import { fileURLToPath } from 'node:url';
import { BUILT_DONATION_URL, BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS } from '@equivale/contract';
import { type InferOutput, object, omit, optional, safeParse, string } from 'valibot';
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
  sourcesIn,
  streetIn,
  tokenFaults,
} from './source-settings.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

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

type Given = InferOutput<typeof ALL_SETTINGS> | InferOutput<typeof SETTINGS_OF_POSTGRES>;

function configOf(given: Given) {
  const isAlone = isForThisMachine(given.HOST);
  const street = streetIn(given, given.STREET_REFRESH_SECONDS * 1000);
  return {
    /** Names for which the service answers beside those of the site and `host`. */
    ...(given.ALLOWED_HOSTS && { allowedHosts: given.ALLOWED_HOSTS }),
    /** 0 lets the system choose a free port. */
    port: given.PORT,
    host: given.HOST,
    /** Absolute path of the folder that holds the embedded database; empty with `databaseUrl`. */
    dataDir: 'DATA_DIR' in given ? String(given.DATA_DIR) : '',
    ...(given.DATABASE_URL && { databaseUrl: given.DATABASE_URL }),
    /** Absolute path of the file that has the private keys in the place of the database. */
    ...(given.KEYS_FILE && { keysFile: given.KEYS_FILE }),
    logLevel: given.LOG_LEVEL,
    refresh: {
      everyMs: given.REFRESH_SECONDS * 1000,
      timeoutMs: given.REFRESH_TIMEOUT_MS,
      contact: given.PUSH_CONTACT,
      ...sourcesIn(given),
    } as RefreshSettings,
    /** Absent where no publisher of street rates is switched on. */
    ...(street && { street }),
    /** `trustedProxies`: so many proxies of ours are in front; the last so many entries of X-Forwarded-For are theirs. */
    limits: { perMinute: given.RATE_LIMIT_PER_MINUTE, trustedProxies: given.TRUSTED_PROXIES },
    /** Whether anonymous devices may leave favorites and conversions here, readable. */
    plainRecords: given.PLAIN_RECORDS === undefined ? isAlone : given.PLAIN_RECORDS === '1',
    /** How long a service that ends still takes requests while it says that it is not ready: balancers hear of it in time. */
    shutdownDelayMs: 1000 * (given.SHUTDOWN_DELAY ?? (isAlone ? 0 : SHUTDOWN_DELAY_SECONDS)),
    /** Days for which a state that devices share is stored after one of them requested it last. */
    syncDays: given.SYNC_DAYS,
    /** `contact`: where a push service reaches the operator; without it nothing is pushed. */
    alerts: {
      ...(given.PUSH_CONTACT && { contact: given.PUSH_CONTACT }),
      ownServices: given.PUSH_SERVICES ?? [],
    },
    /** Addresses below which the signed files are served too, without a slash at the end. */
    ...(given.MIRRORS && { mirrors: given.MIRRORS }),
    /** The native apps that may open links to this site; no certificate or team: none of that kind. */
    nativeApp: {
      appId: given.NATIVE_APP_ID,
      androidCertificates: given.ANDROID_CERT_SHA256 ?? [],
      ...(given.APPLE_TEAM_ID && { appleTeamId: given.APPLE_TEAM_ID }),
    },
    /** Public addresses of the site: pages have them when they are served, not when they are built. */
    site: {
      siteUrl: given.SITE_URL,
      supportAddress: given.SUPPORT_ADDRESS,
      donationUrl: given.DONATION_URL,
      playStoreId: given.NATIVE_APP_ID,
    },
    /** Absolute path of the built app; the server says how to build it when it is not there. */
    appDir: fileURLToPath(new URL('../../app/dist', import.meta.url)),
  };
}

/** All settings of the process. No other file reads the environment. */
export type Config = Readonly<ReturnType<typeof configOf>>;

/**
 * Reads the settings. An empty variable counts as not set.
 * @param env the process environment
 * @returns the settings, or every fault in them at once
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''));
  const schema = given.DATABASE_URL === undefined ? ALL_SETTINGS : SETTINGS_OF_POSTGRES;
  const parsed = safeParse(schema, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const faults = parsed.issues.map(({ path, message }) => ({ variable: String(path?.[0]?.key), message }));
    return { ok: false, faults };
  }
  const facts = factsFaults().map((message) => ({ variable: 'FACTS_DIR', message }));
  const faults = [...tokenFaults(parsed.output), ...facts];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config: configOf(parsed.output) };
}
