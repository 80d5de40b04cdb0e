/** Bytes that a synced state may have on the server, encrypted as it is. */
export const SYNC_MAX_BYTES = 2 ** 20;

/** Bytes of one message between two devices that are being paired. */
export const PAIRING_MAX_BYTES = 1024;
/** How long the two have for it, in milliseconds from the first message on. */
export const PAIRING_MS = 300_000;
/** How often the six digits can be typed. */
export const PAIRING_TRIES = 3;
/** Messages that a pairing has, each sent once and in this order: two for each try, and six more. */
export const PAIRING_MESSAGES = 2 * PAIRING_TRIES + 6;

/** What both kinds of body are sent as. */
export const OPAQUE_BYTES = 'application/octet-stream';

/** A SHA-256 digest or 32 random bytes in base64url. @source RFC 4648, section 5 */
const WORD_OF_32_BYTES = /^[\w-]{43}$/;
/** Twelve signs of Crockford's alphabet: 60 bits. @source https://www.crockford.com/base32.html */
const PAIRING_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Whether a text can name a group, or be the token whose SHA-256 digest (of its signs) is the group's name. */
export const isSyncWord = (text: string): boolean => WORD_OF_32_BYTES.test(text);

/** Whether a text can name a pairing. */
export const isPairingCode = (text: string): boolean => PAIRING_CODE.test(text);

/** Path of the state that devices share (GET, PUT, DELETE), below the API's base. */
export const syncPath = (group: string): string => `/sync/${group}`;

/** Path to which the last state of a group is sent (PUT): from then on nothing replaces or erases it. */
export const lastStatePath = (group: string): string => `${syncPath(group)}/last`;

/** Path of one message of a pairing (GET, PUT), below the API's base. @param step from 0 */
export const pairingPath = (code: string, step: number): string => `/pairing/${code}/${step}`;
