import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Signature : vérifiée',
  unchecked: 'Signature : non vérifiée',
  unsigned: 'L’historique reçu ne porte pas la signature de ce service et n’est pas utilisé.',
  older: 'L’historique reçu est plus ancien que les taux que tu as déjà et n’est pas utilisé.',
  future: 'L’historique reçu porte une date future et n’est pas utilisé. Vérifie l’horloge de cet appareil.',
};
