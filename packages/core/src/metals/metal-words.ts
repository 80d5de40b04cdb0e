import type { Metal, MetalUnit } from './metals.ts';

/** How a language speaks of precious metals; lists are parted by commas. */
export interface MetalWords {
  /** The name that is shown, as in the middle of a sentence, then what else it is called. */
  readonly metals: Readonly<Record<Metal['code'], string>>;
  /** An ounce of a precious metal is the troy ounce. */
  readonly weights: Readonly<Record<MetalUnit, string>>;
  /** Words for one, before a weight. */
  readonly one: string;
  /** Between a weight and its metal, and before its purity. */
  readonly of: string;
  /** 24 of them are the whole metal. */
  readonly karat: string;
  /** Said before or behind parts of a thousand. */
  readonly fineness: string;
  /** The whole of it is metal. */
  readonly pure: string;
  /** Silver of 925 parts in a thousand. */
  readonly sterling: string;
  /** Before the weight that money is converted into. */
  readonly into: string;
  /** Around money that metal is bought with: how many, can I, buy, with. */
  readonly buy: string;
}
