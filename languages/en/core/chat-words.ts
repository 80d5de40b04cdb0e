/** What people also write around a question in English. */
export const chatWords: string =
  "does did run would be will i want need know amount its total i'm im am my thanks please pls plz hey hi hello ok google that if have " +
  'has can you could weigh measure long about currency unit units oven ' +
  'show tell give now current right exchange today price value worth rate rates at converter calculator conversion weighs turn cash';
