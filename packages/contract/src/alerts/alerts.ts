import {
  array,
  boolean,
  check,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { type Parsed, parseWith } from '../parsed.ts';
import { currencyCodeSchema, isoDateSchema, millisecondsSchema } from '../primitives.ts';

/**
 * `above`, `below`: the rate reaches a threshold. `change`: it is a percentage away from what it was when the alert was armed. `best`: it
 * is higher than on any of the 90 days before. `weekly`: each Monday.
 */
export const ALERT_KINDS = ['above', 'below', 'change', 'best', 'weekly'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Days among which a rate is the best. */
export const BEST_DAYS = 90;

/** How far a rate must have gone back before an alert that was armed beyond its threshold can fire, in percent. */
export const REARM_PERCENT = 0.25;

/** Alerts of one subscription. */
export const MAX_ALERTS = 20;

const HAS_FIGURE: readonly AlertKind[] = ['above', 'below', 'change'];

const idSchema = pipe(string(), regex(/^[0-9a-f-]{36}$/, 'must be an id'));
const figureSchema = pipe(
  string(),
  regex(/^(?=.{1,40}$)(?=.*[1-9])\d+(?:\.\d+)?$/, 'must be a figure above zero'),
);

const alertEntries = {
  id: idSchema,
  kind: picklist(ALERT_KINDS, 'must be a kind of alert'),
  from: currencyCodeSchema,
  to: currencyCodeSchema,
  figure: optional(figureSchema),
  armedAt: millisecondsSchema,
};
/**
 * What somebody wants to be told of a pair: how many `to` one `from` is. `figure`: the threshold, or the percentage of a `change`, as
 * typed. `armedAt`: when it was made, or made ready again after it had fired; milliseconds.
 */
const alertSchema = pipe(
  object(alertEntries),
  check(({ from, to }) => from !== to, 'must be of two currencies'),
  check(({ kind, figure }) => HAS_FIGURE.includes(kind) === (figure !== undefined), 'has a figure, or none'),
  check(({ kind, figure }) => kind !== 'change' || Number(figure) < 100, 'must be below 100 %'),
);
export type Alert = InferOutput<typeof alertSchema>;

/**
 * An alert as the device stores it. `base`: the rate when it was made ready. `isWaiting`: its figure was reached then. `isPaused`: it is
 * not looked at. `fired`: it has been told of, and rests; a weekly one does not, and goes on.
 */
export const storedAlertSchema = object({
  ...alertEntries,
  base: figureSchema,
  isWaiting: optional(boolean()),
  isPaused: optional(boolean()),
  fired: optional(
    object({ at: millisecondsSchema, rate: figureSchema, day: isoDateSchema, source: string() }),
  ),
});
export type StoredAlert = InferOutput<typeof storedAlertSchema>;

/**
 * Where messages are pushed to, and all alerts of the device. `keys`: what the messages are encrypted with. `site`: where the app that
 * subscribes is, which a message leads to. `language`: that of the messages; a service that has no texts in it writes English.
 * @source W3C Push API, PushSubscription.toJSON
 */
export const subscriptionSchema = object({
  endpoint: pipe(
    string(),
    maxLength(1024, 'is too long'),
    regex(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/u, 'must be an address'),
  ),
  keys: object({
    p256dh: pipe(string(), regex(/^[\w-]{87}$/, 'must be a point of P-256 in base64url')),
    auth: pipe(string(), regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')),
  }),
  site: pipe(string(), regex(/^https?:\/\/[\w.:[\]-]{1,255}$/, 'must be an origin')),
  language: pipe(string(), regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'must be a language tag')),
  alerts: pipe(
    array(alertSchema),
    maxLength(MAX_ALERTS, `are ${MAX_ALERTS} at most`),
    check(
      (alerts) => new Set(alerts.map(({ id }) => id)).size === alerts.length,
      'must have ids of their own',
    ),
  ),
});
export type AlertSubscription = InferOutput<typeof subscriptionSchema>;

/** Reads what a device sends to subscribe. */
export const parseAlertSubscription = (input: unknown): Parsed<AlertSubscription> =>
  parseWith(subscriptionSchema, input);

/**
 * How the service stands to an alert. `waiting`: the rate was beyond its threshold when it was armed, and has to come back first.
 * `armed`: it fires when its time comes. `fired`: it has, once, at `rate` of `day` from `source`. A weekly alert stays `armed`.
 */
const alertStateSchema = object({
  id: idSchema,
  state: picklist(['waiting', 'armed', 'fired']),
  firedAt: optional(millisecondsSchema),
  rate: optional(string()),
  day: optional(isoDateSchema),
  source: optional(string()),
});
export type AlertState = InferOutput<typeof alertStateSchema>;

/** The secret by which a device reaches its subscription, and no other: 32 random bytes. */
const tokenSchema = pipe(string(), regex(/^[\w-]{43}$/, 'must be a token'));

/** Response to a subscription: `token` in that to a new one only. */
export const alertStatesSchema = object({
  token: optional(tokenSchema),
  alerts: array(alertStateSchema),
});
export type AlertStates = InferOutput<typeof alertStatesSchema>;

/** Reads the response to a subscription. */
export const parseAlertStates = (input: unknown): Parsed<AlertStates> => parseWith(alertStatesSchema, input);

/** What browsers ask for to subscribe: the service's public key, an uncompressed point of P-256 in base64url. @source RFC 8292 */
export const pushKeySchema = object({
  publicKey: pipe(string(), regex(/^[\w-]{87}$/, 'must be a point of P-256 in base64url')),
});

/** Reads the service's public key. */
export const parsePushKey = (input: unknown): Parsed<InferOutput<typeof pushKeySchema>> =>
  parseWith(pushKeySchema, input);

/** Path of a device's subscription (POST, GET, PUT, DELETE), below the API's base; the token goes as `Authorization: Bearer`. */
export const ALERTS_PATH = '/alerts';
