import { takeApart, wholeProducts } from './arithmetic.ts';
import type { Node, Placed, Source } from './parse-source.ts';

const DAY_MS = 86_400_000;
/** Longer spans are no counts of days: ECMAScript's last instant is a hundred million of them. */
const LONGEST_MS = 40_000 * DAY_MS;

const isWholeDays = (ms: number) => ms >= DAY_MS && ms <= LONGEST_MS && ms % DAY_MS === 0;

/** The number that an expression of literals comes to, with the constants it names; undefined for any other. */
function numberOf(node: Node, constants: ReadonlyMap<unknown, Node>): number | undefined {
  if (node.type === 'NumericLiteral') return Number(node.value);
  const constant = node.type === 'Identifier' ? constants.get(node.value) : undefined;
  const { factors, divisors } = takeApart(constant ?? node);
  if (divisors.length > 0 || (constant === undefined && factors.length === 1)) return undefined;
  const numbers = factors.map((factor) => numberOf(factor, constants));
  return numbers.includes(undefined) ? undefined : numbers.reduce((a, b) => Number(a) * Number(b), 1);
}

/**
 * Whole days in milliseconds, as one number or as the known factors (or divisors) of a product: literals and the
 * constants of the same file. `days * 24 * HOUR_MS` is found, a `DAY_MS` that is imported is not.
 */
export function findDaysInMs({ nodes }: Source): Placed[] {
  const constants = new Map<unknown, Node>();
  for (const { node } of nodes) {
    if (node.type === 'VariableDeclarator' && node.init) {
      constants.set((node.id as Node).value, node.init as Node);
    }
  }
  const areDays = (parts: readonly Node[]) => {
    const known = parts.map((part) => numberOf(part, constants) ?? 1);
    return (
      parts.some(({ type }) => type === 'NumericLiteral') && isWholeDays(known.reduce((a, b) => a * b, 1))
    );
  };
  const products = wholeProducts(nodes).filter(({ node }) => {
    const { factors, divisors } = takeApart(node);
    return areDays(factors) || areDays(divisors);
  });
  return [
    ...nodes.filter(({ node }) => node.type === 'NumericLiteral' && isWholeDays(Number(node.value))),
    ...products,
  ];
}
