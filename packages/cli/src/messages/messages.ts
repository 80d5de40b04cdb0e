import type { RateType } from '@equivale/contract';
import type { QueryErrorCode } from '@equivale/core/resolve';

/** What can be wrong with the command line. */
export type WrongUse =
  | 'unknown-option'
  | 'unknown-language'
  | 'no-question'
  | 'no-day'
  | 'no-span'
  | 'no-own-rate'
  | 'no-percentage'
  | 'unknown-shell';

/** What the command line says in one language; a sentence that ends with a colon is followed by what it is about. */
export interface Messages {
  readonly errors: Readonly<Record<QueryErrorCode | WrongUse, string>>;
  /** `{languages}`, `{days}`, `{from}` and `{to}` are filled. */
  readonly texts: Readonly<
    Record<
      | 'usage'
      | 'corrected'
      | 'leftOut'
      | 'suggestions'
      | 'alternatives'
      | 'ownRate'
      | 'fixedRate'
      | 'street'
      | 'average'
      | 'markup'
      | 'metal'
      | 'molarMass'
      | 'ratesOf'
      | 'unreadable',
      string
    >
  >;
  /** Kinds of figures, in the words of the app. */
  readonly rateTypes: Readonly<Record<`rate-type.${RateType | 'compiled'}`, string>>;
}
