import type { SignedWords } from '../../../packages/app/src/i18n/signed-words.ts';

export const words: SignedWords = {
  verified: 'Assinatura: conferida',
  unchecked: 'Assinatura: não conferida',
  unsigned: 'O histórico recebido não tem a assinatura deste serviço e não é usado.',
  older: 'O histórico recebido é mais antigo que as cotações que você já tem e não é usado.',
  future: 'O histórico recebido tem uma data futura e não é usado. Confira o relógio deste aparelho.',
};
