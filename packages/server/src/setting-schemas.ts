import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { check, maxLength, picklist, pipe, rawTransform, regex, string, transform } from 'valibot';
import { makeFolder } from './database/data-folder.ts';
import { readKeyFile } from './store/key-file.ts';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** A sentence that follows the variable's name. */
const mustBe =
  (what: string) =>
  ({ input }: { readonly input: unknown }): string =>
    `must be ${what}, but is "${input}"`;

/** Whole number between two bounds, both included. */
export const whole = (least: number, most: number) =>
  pipe(
    string(),
    check(
      (text) => /^\d{1,12}$/.test(text) && Number(text) >= least && Number(text) <= most,
      mustBe(`a whole number from ${least} to ${most}`),
    ),
    transform(Number),
  );

export const host = pipe(
  string(),
  check((text) => isIP(text) !== 0 || HOST_NAME.test(text), mustBe('an IP address or a host name')),
);

/** Texts separated by commas. */
const listOf = (isOne: (text: string) => boolean, what: string, tidied = (text: string) => text) =>
  pipe(
    string(),
    transform((text) => text.split(',').flatMap((one) => tidied(one.trim()) || [])),
    check((list) => list.every(isOne), `must be ${what}, separated by commas`),
  );

export const hosts = listOf(
  (one) => HOST_NAME.test(one),
  'host names such as rates.example.org, without a port',
  (text) => text.toLowerCase(),
);

export const oneOf = <const T extends readonly string[]>(known: T) =>
  picklist(known, mustBe(`one of ${known.join(', ')}`));

/** The absolute path of what can be used. @param use throws where it cannot */
const pathOf = (what: string, use: (path: string) => void) =>
  pipe(
    string(),
    rawTransform(({ dataset: { value: text }, addIssue, NEVER }) => {
      const path = resolve(text);
      try {
        use(path);
        return path;
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
        addIssue({ message: `must be ${what}, but "${path}" is not${reason}` });
        return NEVER;
      }
    }),
  );

/** A folder that is created where needed. */
export const folder = pathOf('a folder this user can write to', (path) => {
  makeFolder(path);
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
});

/** A file of keys, or the place of one that is still to be made. */
export const keysFile = pathOf('a file of npm run keys -- save, or a place for a new one', (path) => {
  if (readKeyFile(path) === undefined) accessSync(dirname(path), constants.W_OK);
});

/** Address whose scheme is one of those given, such as `https:`. Its text is not repeated in the fault: it may hold a password. */
export const address = (...schemes: readonly string[]) =>
  pipe(
    string(),
    check(
      (text) => {
        const url = URL.parse(text);
        return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
      },
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  );

/** The public address of the site, without a path: pages name it in every form that they have. */
export const siteUrl = pipe(
  string(),
  transform((text) => text.replace(/\/$/, '')),
  check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text,
    mustBe('an address such as https://rates.example.org, without a path'),
  ),
);

/** An address for mail, of letters that need no escape in a page or a link. */
export const mail = pipe(
  string(),
  check((text) => {
    const [, domain = ''] = /^[\w.+-]{1,64}@([^@]+)$/.exec(text) ?? [];
    return HOST_NAME.test(domain);
  }, mustBe('an address for mail such as help@example.org')),
);

const MOST_ADDRESSES = 8;

/** Addresses such as `https://mirror.example/equivale`, without a slash at the end. */
export const addresses = pipe(
  listOf(
    (one) => /^https?:\/\/[\w.:[\]-]+(\/[\w.~%/-]*)?$/.test(one),
    `at most ${MOST_ADDRESSES} addresses such as https://mirror.example/equivale`,
    (text) => text.replace(/\/+$/, ''),
  ),
  maxLength(MOST_ADDRESSES, `must be at most ${MOST_ADDRESSES} addresses`),
);

/** Name of a native app. @source https://developer.android.com/build/configure-app-module */
export const appId = pipe(
  string(),
  regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, mustBe('an app id such as app.equivale')),
);

/** SHA-256 fingerprints as `keytool` prints them; in capitals. */
export const fingerprints = pipe(
  string(),
  transform((text) => text.split(',').map((print) => print.trim().toUpperCase())),
  check(
    (prints) => prints.every((print) => /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/.test(print)),
    'must be SHA-256 fingerprints of 32 bytes each, AB:CD:…, separated by commas',
  ),
);

/** @source https://developer.apple.com/help/account/manage-your-team/locate-your-team-id */
export const teamId = pipe(string(), regex(/^[A-Z0-9]{10}$/, mustBe('ten capitals and digits')));

/** What a header can carry; it is not repeated in the fault. */
export const secret = pipe(
  string(),
  regex(/^[\x21-\x7e]{8,4096}$/, 'must be 8 or more signs without a space'),
);

/** Names at which nobody is. @source RFC 2606; RFC 6761, section 6; RFC 6762; RFC 8375; ICANN resolution 2024.07.29.06 (internal) */
const RESERVED =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|home\.arpa)$/;

/** Where somebody is reached; Apple's push service takes no message that names a place where nobody can be. @source RFC 8292, section 2.1 */
export const contact = pipe(
  string(),
  check((text) => {
    const [, domain = ''] = /^mailto:[^\s@]+@([^\s@]+)$/.exec(text) ?? [];
    const url = URL.parse(domain ? `https://${domain}` : text);
    if (url?.protocol !== 'https:' || /\s/.test(text)) return false;
    return (
      HOST_NAME.test(url.hostname) && /\.[a-z][a-z0-9-]*$/.test(url.hostname) && !RESERVED.test(url.hostname)
    );
  }, mustBe('a mailto: or https: address at which you are reached')),
);

/** Origins such as `https://push.example:8443`. */
export const origins = listOf(
  (origin) => URL.parse(origin)?.origin === origin,
  'origins such as https://push.example',
);
