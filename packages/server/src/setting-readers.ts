import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { makeFolder } from './store/make-folder.ts';

/** A setting as read, or what is wrong with it in words that follow the variable's name. */
export type ParsedSetting<T> = { readonly value: T } | { readonly fault: string };

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Whole number between two bounds, both included. */
export function readWhole(text: string, least: number, most: number): ParsedSetting<number> {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return { value };
  return { fault: `must be a whole number from ${least} to ${most}, but is "${text}"` };
}

export function readHost(text: string): ParsedSetting<string> {
  if (isIP(text) !== 0 || HOST_NAME.test(text)) return { value: text };
  return { fault: `must be an IP address or a host name, but is "${text}"` };
}

export function readOneOf<T extends string>(text: string, known: readonly T[]): ParsedSetting<T> {
  const value = known.find((entry) => entry === text);
  return value === undefined ? { fault: `must be one of ${known.join(', ')}, but is "${text}"` } : { value };
}

/** Creates the folder where needed. @returns its absolute path */
export function readFolder(text: string): ParsedSetting<string> {
  const value = resolve(text);
  try {
    makeFolder(value);
    accessSync(value, constants.R_OK | constants.W_OK | constants.X_OK);
    return { value };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return { fault: `must be a folder this user can write to, but "${value}" is not${reason}` };
  }
}

/** Address whose scheme is one of those given, such as `https:`. Its text is not repeated in the fault: it may hold a password. */
export function readAddress(text: string, schemes: readonly string[]): ParsedSetting<string> {
  const url = URL.parse(text);
  if (url && schemes.includes(url.protocol) && url.hostname !== '') return { value: text };
  return {
    fault: `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  };
}

/** Name of a native app. @source https://developer.android.com/build/configure-app-module */
export function readAppId(text: string): ParsedSetting<string> {
  if (/^[a-z]\w*(\.[a-z]\w*)+$/i.test(text)) return { value: text };
  return { fault: `must be an app id such as app.equivale, but is "${text}"` };
}

/** SHA-256 fingerprints as `keytool` prints them, parted by commas. @returns them in capitals */
export function readFingerprints(text: string): ParsedSetting<readonly string[]> {
  const value = text.split(',').map((print) => print.trim().toUpperCase());
  if (value.every((print) => /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/.test(print))) return { value };
  return { fault: 'must be SHA-256 fingerprints of 32 bytes each, AB:CD:…, parted by commas' };
}

/** @source https://developer.apple.com/help/account/manage-your-team/locate-your-team-id */
export function readTeamId(text: string): ParsedSetting<string> {
  if (/^[A-Z0-9]{10}$/.test(text)) return { value: text };
  return { fault: `must be ten capitals and digits, but is "${text}"` };
}
