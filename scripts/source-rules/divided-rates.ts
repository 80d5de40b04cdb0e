import { field, isBinary, isWithin, takeApart, wholeProducts } from './arithmetic.ts';
import { childrenOf, type Node, type Placed, type Source } from './parse-source.ts';

/** A share of hits is called a rate too and is none of money's. */
const isRateName = (name: unknown) =>
  typeof name === 'string' &&
  name !== 'hitRate' &&
  name.split(/(?=[A-Z])|_/).some((word) => /^rates?$/i.test(word));

const namesRate = (node: Node): boolean => isRateName(node.value) || childrenOf(node).some(namesRate);

/**
 * `a / b - 1`, `a / b > 2`, logarithms (`move` is one), means and what is called a ratio compare two figures; nothing is
 * converted with them.
 */
function isComparison(node: Node): boolean {
  if (node.type === 'VariableDeclarator') return (node.id as Node).value === 'ratio';
  if (isBinary(node, '<', '>', '<=', '>=')) return true;
  if (isBinary(node, '-')) return field(node, 'right').value === 1;
  if (node.type !== 'CallExpression') return false;
  const callee = field(node, 'callee');
  return /^(?:log\d*|move|sqrt)$/.test(String((callee.property as Node | undefined)?.value ?? callee.value));
}

/** Whether what is made here is called a rate: `const rate = …`, `{ rate: … }`, `rates.push(…)`. */
function becomesRate(node: Node): boolean {
  if (node.type === 'VariableDeclarator') return isRateName((node.id as Node).value);
  if (node.type === 'KeyValueProperty') return isRateName((node.key as Node).value);
  if (node.type !== 'CallExpression') return false;
  const callee = field(node, 'callee');
  return (callee.property as Node | undefined)?.value === 'push' && namesRate(callee.object as Node);
}

const namesAmount = (node: Node): boolean =>
  (typeof node.value === 'string' && /amount/i.test(node.value)) || childrenOf(node).some(namesAmount);

/** Two rates multiplied, or an amount and a rate: money is converted. */
const converts = (factors: readonly Node[]) => {
  const rates = factors.filter(namesRate);
  return (
    rates.length > 1 || (rates.length > 0 && factors.some((one) => !rates.includes(one) && namesAmount(one)))
  );
};

const areLiterals = (parts: readonly Node[]) => parts.every(({ type }) => type === 'NumericLiteral');

/**
 * Where two rates are divided: both sides of a quotient name a rate (an identifier with the word), or the quotient of two
 * figures, neither of them a literal, is itself called one. And where two rates, or an amount and a rate, are multiplied, or
 * an amount is divided by a rate.
 * Comparisons of two rates are none.
 */
export function findDividedRates({ nodes }: Source): Placed[] {
  return wholeProducts(nodes).filter((placed) => {
    const { factors, divisors } = takeApart(placed.node);
    if (isWithin(placed, isComparison)) return false;
    if (converts(factors)) return true;
    if (divisors.length === 0) return false;
    if (factors.some((one) => namesRate(one) || namesAmount(one)) && divisors.some(namesRate)) return true;
    return isWithin(placed, becomesRate) && !areLiterals(factors) && !areLiterals(divisors);
  });
}
