import type { Item } from './items.ts';

export interface Change {
  readonly sign: '+' | '-';
  readonly share: string;
  readonly tax: string;
}

export const inBrackets = (sum: string): string => (/^[\d.,]+$/.test(sum) ? sum : `(${sum})`);

/** Written as a sum: what is in one currency is added up before it is shared. */
export function sumOf(
  items: readonly Item[],
  changes: readonly Change[],
  shared: string,
  named: readonly string[],
  target: string,
): string {
  const [only = ''] = named;
  const plus = (sign: string, at: number) => (at > 0 ? ` ${sign} ` : '');
  const changed = (withTax: boolean) =>
    changes.map(({ sign, share, tax }) => ` ${sign} ${share}${withTax ? tax : ''}`).join('');
  const goal = target && target !== only ? ` in ${target}` : '';
  if (named.length > 1)
    return `${items.map(({ sign, figures, money }, at) => `${plus(sign, at)}${inBrackets(figures + shared)} ${money}`).join('')}${changed(true)}${goal}`;
  const added = items.map(({ sign, figures }, at) => `${plus(sign, at)}${figures}`).join('') + changed(false);
  return `${inBrackets(shared ? `${inBrackets(added)}${shared}` : added)}${only ? ` ${only}` : ''}${goal}`;
}
