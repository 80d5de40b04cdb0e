import { API_BASE } from '@equivale/contract';
import { config } from '../config.ts';

/** What decides where the remote layer calls. */
interface Whereabouts {
  readonly isNative: boolean;
  /** The page comes from the development server, wherever that is hosted. */
  readonly isDevelopment: boolean;
  readonly hostname: string;
}

/** Names that only ever mean this machine or this network. @source RFC 6761, section 6; RFC 6762, section 3 */
const localHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.(?:localhost|local|test))$/i;

/**
 * SPEC section 7 A, "Base path": the hosted API in the native app and in production, the relative path in development,
 * on localhost or a host like it.
 */
export function remoteBase({ isNative, isDevelopment, hostname }: Whereabouts): string {
  return !isNative && (isDevelopment || localHost.test(hostname)) ? API_BASE : config.hostedApiUrl;
}
