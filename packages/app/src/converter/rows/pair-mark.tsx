import { findCurrency } from '@equivale/core';
import type { Pair } from '../../conversion/conversion.ts';
import { emojiOf } from '../../conversion/describe-conversion.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { Flag } from '../../ui/flag.tsx';

/** The icon of a pair in a list: the two flags of currencies, of everything else the category's emoji. */
export function PairMark({ category, fromUnit, toUnit }: Pair) {
  return (
    <span className="grid h-9 w-11 flex-none grid-flow-col place-items-center">
      {category === 'currency' ? (
        [fromUnit, toUnit].map((code, at) => (
          <span
            key={code}
            className={
              at === 0
                ? 'self-start justify-self-start'
                : '-ms-[9px] self-end rounded-full ring-2 ring-surface'
            }
          >
            <Flag region={findCurrency(code)?.region} code={code} size={26} />
          </span>
        ))
      ) : (
        <Emoji>{emojiOf(category)}</Emoji>
      )}
    </span>
  );
}
