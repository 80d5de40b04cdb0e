import { exactOf, formatDecimal, formatNamed, type Locale, toFullDecimal } from '@equivale/core';
import {
  type KitchenInterpretation,
  type KitchenResult,
  type KitchenUnit,
  kitchenDigits,
} from '@equivale/core/kitchen';
import { KITCHEN_SOURCE, type KitchenAnswer } from '@equivale/core/resolve';
import { say } from './messages.ts';

function withUnit(plain: string, { id, names, symbol = id }: KitchenUnit, locale: Locale): string {
  const name = names && (names[locale.id] ?? names.en)?.[locale.plural(plain)];
  return `${formatDecimal(plain, locale)} ${name ?? symbol}`;
}

/** `Harina de trigo: 2 tazas ≈ 250 g (250 … 274 g)`. */
function line({ called, parts, results }: KitchenInterpretation, locale: Locale): string {
  const typed = parts.map(({ amount, unit }) =>
    withUnit(toFullDecimal(amount) ?? exactOf(amount).toSignificant(6), unit, locale),
  );
  const write = (result: KitchenResult) => {
    const { range, to, value, ...rest } = result;
    const [least, most] = (range ?? []).map((one) => kitchenDigits({ value: one, ...rest }, to.id));
    const between = least && most && ` (${formatDecimal(least, locale)} … ${withUnit(most, to, locale)})`;
    const figure = withUnit(kitchenDigits(result, to.id), to, locale);
    return `${result.weight ? '≈' : '='} ${figure}${between ?? ''}`;
  };
  const name = `${called.charAt(0).toUpperCase()}${called.slice(1)}`;
  return formatNamed(name, `${typed.join(' + ')} ${results.map(write).join(' ')}`, locale);
}

/** Results of a question about an ingredient for people, with their source. */
export function kitchenText({ first, others }: KitchenAnswer, locale: Locale): string {
  const weight = first.results[0].weight;
  return [
    line(first, locale),
    ...(weight ? [`${KITCHEN_SOURCE}, ${weight.portion.fdcId}`] : []),
    ...(others.length > 0 ? [say('alternatives', locale)] : []),
    ...others.map((other) => `  ${line(other, locale)}`),
  ].join('\n');
}
