/** Under which the database has the private keys for signed rates and for push messages. */
export const KEY_NAMES: readonly string[] = ['signing-keys', 'push-keys'];
