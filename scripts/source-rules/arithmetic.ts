import { bare, type Node, type Placed } from './parse-source.ts';

/** Whether a node is this operator with two sides. */
export const isBinary = (node: Node, ...operators: string[]): boolean =>
  node.type === 'BinaryExpression' && operators.includes(String(node.operator));

/** `a *= b` or `a /= b`. */
const isAssigned = (node: Node, operator: string): boolean =>
  node.type === 'AssignmentExpression' && node.operator === operator;

/** The node in a field, without its brackets and casts. */
export const field = (node: Node, name: string): Node => bare(node[name] as Node);

interface Parts {
  readonly factors: readonly Node[];
  readonly divisors: readonly Node[];
}

/** A product or quotient taken apart: `a * b / c` has the factors a, b and the divisor c. So have calls of core's exact functions. */
export function takeApart(node: Node): Parts {
  const inner = bare(node);
  const callee = inner.type === 'CallExpression' && field(inner, 'callee').value;
  const isProduct = callee === 'multiply' || isBinary(inner, '*') || isAssigned(inner, '*=');
  const isQuotient = callee === 'divide' || isBinary(inner, '/') || isAssigned(inner, '/=');
  if (!isProduct && !isQuotient) return { factors: [inner], divisors: [] };
  const sides = callee
    ? (inner.arguments as { expression: Node }[]).map(({ expression }) => expression)
    : [inner.left as Node, inner.right as Node];
  const [left, right] = sides.map(takeApart);
  if (left === undefined || right === undefined) return { factors: [inner], divisors: [] };
  const [over, under] = isProduct ? [right.factors, right.divisors] : [right.divisors, right.factors];
  return { factors: [...left.factors, ...over], divisors: [...left.divisors, ...under] };
}

const isProductOrQuotient = (node: Node): boolean => takeApart(node).factors[0] !== bare(node);

/** Whether the nearest node around this one that is no bracket or cast passes the test. */
export function isWithin({ above }: Placed, test: (node: Node) => boolean): boolean {
  const around = above.find((node) => bare(node) === node);
  return around !== undefined && test(around);
}

/** The products and quotients of a file that are no part of a larger one. */
export const wholeProducts = (nodes: readonly Placed[]): Placed[] =>
  nodes.filter(
    (placed) =>
      bare(placed.node) === placed.node &&
      isProductOrQuotient(placed.node) &&
      !isWithin(placed, isProductOrQuotient),
  );
