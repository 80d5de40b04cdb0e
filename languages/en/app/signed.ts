import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Signature: verified',
  unchecked: 'Signature: not checked',
  unsigned: 'The history that came is not signed by this service, and is not used.',
  older: 'The history that came is older than the rates you already have, and is not used.',
  future: 'The history that came is dated in the future, and is not used. Check this device’s clock.',
};
