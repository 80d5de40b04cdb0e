/** Messages about the signature of a history, for builds with keys only. */
export type SignedWords = Readonly<
  Record<'verified' | 'unchecked' | 'unsigned' | 'older' | 'future', string>
>;
