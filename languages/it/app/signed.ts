import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Firma: verificata',
  unchecked: 'Firma: non verificata',
  unsigned: 'Lo storico ricevuto non porta la firma di questo servizio e non viene usato.',
  older: 'Lo storico ricevuto è più vecchio dei cambi che hai già e non viene usato.',
  future:
    'Lo storico ricevuto porta una data futura e non viene usato. Controlla l’orologio di questo dispositivo.',
};
