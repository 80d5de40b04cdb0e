import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Firma: comprobada',
  unchecked: 'Firma: sin comprobar',
  unsigned: 'El historial recibido no lleva la firma de este servicio y no se usa.',
  older: 'El historial recibido es más antiguo que los tipos que ya tienes y no se usa.',
  future: 'El historial recibido lleva una fecha futura y no se usa. Comprueba el reloj de este dispositivo.',
};
