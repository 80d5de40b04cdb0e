/** What an app that was built with keys says of the signature of a history; others have no use for these words. */
export type SignedWords = Readonly<
  Record<'verified' | 'unchecked' | 'unsigned' | 'older' | 'future', string>
>;
