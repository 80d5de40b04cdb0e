import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Signatur: geprüft',
  unchecked: 'Signatur: nicht geprüft',
  unsigned: 'Der empfangene Verlauf trägt nicht die Signatur dieses Dienstes und wird nicht verwendet.',
  older: 'Der empfangene Verlauf ist älter als die Kurse, die du schon hast, und wird nicht verwendet.',
  future:
    'Der empfangene Verlauf trägt ein Datum in der Zukunft und wird nicht verwendet. Prüf die Uhr dieses Geräts.',
};
