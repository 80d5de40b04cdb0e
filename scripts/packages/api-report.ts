import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { LANGUAGE_TAGS } from '../../languages/list.ts';
import { publicModules } from './build-core.ts';

/** Longest declaration written out; longer ones are tables, of which the ids are listed. */
const LONGEST = 1500;

/** A node of the parsed file. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Declared {
  /** The file and name behind a re-export. */
  readonly from?: { readonly file: string; readonly name: string };
  readonly text?: string;
  readonly names?: ReadonlySet<string>;
}

interface Module {
  readonly exported: ReadonlyMap<string, Declared>;
  readonly local: ReadonlyMap<string, Declared>;
  /** Files re-exported as a whole. */
  readonly all: readonly string[];
}

/** Kinds of declarations. */
const DECLARATION = /^(?:(?:Variable|Function|Class|TSTypeAlias|TSInterface)Declaration|TSDeclareFunction)$/;

const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();

/** Every identifier in a declaration. */
const namesIn = (text: string): Set<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g));

const identifier = (node: unknown): string => (node as { name?: string } | undefined)?.name ?? '';

/** The name that a statement declares. */
const nameOf = (node: Node): string =>
  identifier(node.type === 'VariableDeclaration' ? (node.declarations as Node[])[0]?.id : node.id);

const isExport = ({ type }: Node): boolean => type === 'ExportNamedDeclaration';

/** What a statement declares, where it declares something. */
function declarationIn(node: Node): Node | undefined {
  const declaration = isExport(node) ? (node.declaration as Node | null) : node;
  return declaration && DECLARATION.test(declaration.type) ? declaration : undefined;
}

/** Names imported or re-exported by a statement: `import { a as b }`, `export { a as b } from`. */
function* taken(node: Node, file: string): Generator<readonly [string, Declared]> {
  for (const one of node.specifiers as Node[]) {
    const [theirs, ours] = isExport(node) ? [one.local, one.exported] : [one.imported, one.local];
    yield [identifier(ours), { from: { file, name: identifier(theirs ?? ours) } }];
  }
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const body = parseSync(file, source).program.body as unknown as Node[];
  const [exported, local] = [new Map<string, Declared>(), new Map<string, Declared>()];
  const all: string[] = [];
  for (const node of body) {
    const from = node.source as { value: string } | null | undefined;
    const target = from && join(dirname(file), from.value.replace(/\.js$/, '.d.ts'));
    if (target && node.type === 'ExportAllDeclaration') all.push(target);
    else if (target)
      for (const [name, declared] of taken(node, target))
        (isExport(node) ? exported : local).set(name, declared);
    const declaration = declarationIn(node);
    if (!declaration) continue;
    const text = withoutComments(source.slice(node.start, node.end));
    const declared = { text, names: namesIn(text) };
    local.set(nameOf(declaration), declared);
    if (isExport(node)) exported.set(nameOf(declaration), declared);
  }
  return { exported, local, all };
}

/** The ids of a table, or the declaration itself. */
function shortened(name: string, text: string): string {
  if (text.length <= LONGEST) return text;
  const ids = [...text.matchAll(/\bid: "([^"]+)"/g)].map(([, id]) => id);
  const listed = ids.length > 0 ? ids : [...text.matchAll(/"([^"]+)"/g)].map(([, id]) => id);
  return `// ${name}: ${[...new Set(listed)].join(' ')}`;
}

/** Follows exports to their declarations, and from there to every type they name. */
class ApiReader {
  readonly #folder: string;
  readonly #modules = new Map<string, Module>();
  readonly declarations = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #module(file: string): Module {
    const known = this.#modules.get(file) ?? readModule(file);
    this.#modules.set(file, known);
    return known;
  }

  /** The names that a module exports, in order; adds their declarations to `declarations`. */
  exportsOf(file: string): string[] {
    const { exported, all } = this.#module(file);
    for (const name of exported.keys()) this.#take(file, name);
    return [...exported.keys(), ...all.flatMap((other) => this.exportsOf(other))].sort();
  }

  #take(file: string, name: string): void {
    const { exported, local } = this.#module(file);
    const declared = exported.get(name) ?? local.get(name);
    if (declared?.from) this.#take(declared.from.file, declared.from.name);
    if (!declared || declared.from) return;
    const key = `${relative(this.#folder, file).replace(/\.d\.ts$/, '')} ${name}`;
    if (this.declarations.has(key)) return;
    this.declarations.set(key, shortened(name, declared.text ?? ''));
    for (const named of declared.names ?? []) if (local.has(named) && named !== name) this.#take(file, named);
  }
}

/**
 * The public API of `@equivale/core`: exported names of its modules, their declarations and those of all types they name.
 * @param folder where the package was built
 */
export function apiReport(folder: string): string {
  const dist = join(folder, 'dist');
  const reader = new ApiReader(dist);
  const modules = Object.entries(publicModules()).map(([name, file]) => {
    // Lists one language for all: their modules export the same names.
    const names = reader.exportsOf(join(dist, `${file.replace('*', LANGUAGE_TAGS[0])}.d.ts`));
    return `${join('@equivale/core', name).replace('*', '<language>')}: ${names.join(', ')}`;
  });
  const declared = [...reader.declarations].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `${[...modules, ...declared].join('\n')}\n`;
}
