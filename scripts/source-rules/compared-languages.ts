import { LANGUAGE_TAGS } from '../../languages/list.ts';
import { field, isBinary } from './arithmetic.ts';
import { bare, type Node, type Placed, type Source } from './parse-source.ts';

/** A new language is covered from its first day. */
const languages = LANGUAGE_TAGS.join('|');

/** `es`, `es-MX`, `/en/…`: text that begins with a language. */
const LANGUAGE = new RegExp(`^/?(?:${languages})(?:[-_/]|$)`);
/** `/^es/`, `/^(?:es|en)-/`: a pattern of such texts. */
const PATTERN = new RegExp(`^\\^(?:\\\\/)?(?:\\((?:\\?:)?)?(?:${languages})(?![a-z])`);
/** Calls that tell whether a text is, begins with or is among others. */
const COMPARING = /^(?:startsWith|includes|indexOf|has|hasOwn|is|localeCompare)$/;

type Constants = ReadonlyMap<unknown, Node>;

/** A node without brackets, casts and `?.`; what the constant of the same file is that it names. */
function meant(node: Node, constants: Constants): Node {
  const inner = bare(node);
  if (inner.type === 'OptionalChainingExpression') return meant(inner.base as Node, constants);
  const constant = inner.type === 'Identifier' ? constants.get(inner.value) : undefined;
  return constant ? bare(constant) : inner;
}

function isLanguage(node: Node, constants: Constants): boolean {
  const { type, value, quasis } = meant(node, constants);
  if (type === 'StringLiteral') return LANGUAGE.test(String(value));
  const [text, ...more] = (quasis ?? []) as { raw: string }[];
  return type === 'TemplateLiteral' && text !== undefined && more.length === 0 && LANGUAGE.test(text.raw);
}

/** Whether a list, a set, a map or an object is by language: `['es']`, `new Set(['es'])`, `{ es: … }`. */
function isByLanguage(node: Node, constants: Constants): boolean {
  const { type, elements, properties, arguments: given } = meant(node, constants);
  const parts = (type === 'NewExpression' ? given : elements) as ({ expression: Node } | null)[] | undefined;
  if (type === 'ObjectExpression')
    return (properties as Node[]).some(({ key }) => key && LANGUAGE.test(String((key as Node).value)));
  return (parts ?? []).some(
    (part) => part && (isLanguage(part.expression, constants) || isByLanguage(part.expression, constants)),
  );
}

/** A call that compares with a language, whatever stands on which side. */
function callCompares(call: Node, constants: Constants): boolean {
  const callee = meant(field(call, 'callee'), constants);
  const given = (call.arguments as { expression: Node }[]).map(({ expression }) => expression);
  const { object, property } = callee as { object?: Node; property?: Node };
  const name = property?.type === 'Computed' ? field(property, 'expression').value : property?.value;
  if (object === undefined) return false;
  if (name === 'get') return isByLanguage(object, constants);
  const sides = [object, ...given];
  return (
    COMPARING.test(String(name)) &&
    sides.some((side) => isLanguage(side, constants) || isByLanguage(side, constants))
  );
}

function compares(node: Node, constants: Constants): boolean {
  if (isBinary(node, '===', '!==', '==', '!='))
    return [field(node, 'left'), field(node, 'right')].some((side) => isLanguage(side, constants));
  if (isBinary(node, 'in')) return isByLanguage(field(node, 'right'), constants);
  if (node.type === 'SwitchCase') return Boolean(node.test) && isLanguage(field(node, 'test'), constants);
  if (node.type === 'RegExpLiteral') return PATTERN.test(String(node.pattern));
  if (node.type === 'MemberExpression')
    return (node.property as Node).type === 'Computed' && isByLanguage(node.object as Node, constants);
  return node.type === 'CallExpression' && callCompares(node, constants);
}

/**
 * Where something is decided by a language: `===` and its like, `case`, calls that compare, patterns, and an object of the
 * same file by languages in which the one at hand is looked up. An object by languages that is only handed on is a table.
 */
export function findComparedLanguages({ nodes }: Source): Placed[] {
  const constants = new Map<unknown, Node>();
  for (const { node } of nodes)
    if (node.type === 'VariableDeclarator' && node.init)
      constants.set((node.id as Node).value, node.init as Node);
  return nodes.filter(({ node }) => compares(node, constants));
}
