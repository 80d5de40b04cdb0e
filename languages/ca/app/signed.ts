import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Signatura: comprovada',
  unchecked: 'Signatura: sense comprovar',
  unsigned: 'L’historial rebut no porta la signatura d’aquest servei i no es fa servir.',
  older: 'L’historial rebut és més antic que els tipus que ja tens i no es fa servir.',
  future:
    'L’historial rebut porta una data futura i no es fa servir. Comprova el rellotge d’aquest dispositiu.',
};
