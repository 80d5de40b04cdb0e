import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { makeFolder } from './store/make-folder.ts';

/** A setting as read, or what is wrong with it in words that follow the variable's name. */
export type Reading<T> = { readonly value: T } | { readonly fault: string };

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Whole number between two bounds, both included. */
export function readWhole(text: string, least: number, most: number): Reading<number> {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return { value };
  return { fault: `must be a whole number from ${least} to ${most}, but is "${text}"` };
}

export function readHost(text: string): Reading<string> {
  if (isIP(text) !== 0 || HOST_NAME.test(text)) return { value: text };
  return { fault: `must be an IP address or a host name, but is "${text}"` };
}

export function readOneOf<T extends string>(text: string, known: readonly T[]): Reading<T> {
  const value = known.find((entry) => entry === text);
  return value === undefined ? { fault: `must be one of ${known.join(', ')}, but is "${text}"` } : { value };
}

/** Creates the folder where needed. @returns its absolute path */
export function readFolder(text: string): Reading<string> {
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
export function readAddress(text: string, schemes: readonly string[]): Reading<string> {
  const url = URL.parse(text);
  if (url && schemes.includes(url.protocol) && url.hostname !== '') return { value: text };
  return {
    fault: `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  };
}
