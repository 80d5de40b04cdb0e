import { isNative, type Platform } from './platform.ts';
import { webPlatform } from './web.ts';

let current: Promise<Platform> | undefined;

/** The machine this page runs on. The native side is loaded in the native shell only. */
export function currentPlatform(): Promise<Platform> {
  current ??= isNative()
    ? import('./native.ts').then((native) => native.createNativePlatform())
    : Promise.resolve(webPlatform);
  return current;
}
