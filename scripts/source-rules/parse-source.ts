import { type Options, parseSync } from '@swc/core';

/** A node of the syntax tree as the parser gives it. */
export interface Node {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

/** A source file with every node of its syntax tree, each with the nodes around it. */
export interface Source {
  /** Relative to the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly nodes: readonly Placed[];
}

/** A node and the nodes that contain it, the nearest first. */
export interface Placed {
  readonly node: Node;
  readonly above: readonly Node[];
  /** Line of its first character, from 1. */
  readonly line: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes directly within a node. Some stand in wrappers that are no nodes: arguments, bodies of methods. */
export function childrenOf(node: object): Node[] {
  return Object.values(node).flatMap((value) => {
    if (isNode(value)) return [value];
    return typeof value === 'object' && value !== null ? childrenOf(value) : [];
  });
}

/** The expression inside of parentheses, casts and `!`. */
export function bare(node: Node): Node {
  const wrapped = [
    'ParenthesisExpression',
    'TsAsExpression',
    'TsConstAssertion',
    'TsNonNullExpression',
    'TsSatisfiesExpression',
  ];
  return wrapped.includes(node.type) ? bare(node.expression as Node) : node;
}

/** Parses one TypeScript file; a style sheet is its text alone. */
export function parseSource(path: string, text: string): Source {
  if (path.endsWith('.css')) return { path, text, nodes: [] };
  const options: Options['jsc'] & { syntax: 'typescript'; tsx: boolean } = {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
  };
  // The parser counts bytes on from the file before; the empty statement says where this one begins.
  const { body } = parseSync(`;${text.replace(/^#!/, '//')}`, options);
  const bytes = Buffer.from(text);
  const begin = Number(body[0]?.span.start) + 1;
  const lineAt = (start: number) => 1 + bytes.subarray(0, start - begin).filter((byte) => byte === 10).length;
  const nodes: Placed[] = [];
  const visit = (node: Node, above: readonly Node[]): void => {
    let line = 0;
    nodes.push({
      node,
      above,
      get line() {
        line ||= lineAt(node.span?.start ?? begin);
        return line;
      },
    });
    for (const child of childrenOf(node)) visit(child, [node, ...above]);
  };
  for (const statement of body.slice(1)) visit(statement as unknown as Node, []);
  return { path, text, nodes };
}
