/** What people also write around a question in English. */
export const chatWords: string =
  "does did run race would be will i want need know amount its total i'm im am my thanks please pls plz hey hi hello ok google that if have " +
  'has can you could using weigh measure tall long wide deep high about currency currencies unit units oven metric ' +
  'show tell give now current right exchange today price value worth rate rates screen at converter calculator conversion weighs turn';
