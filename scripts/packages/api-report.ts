import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LANGUAGE_TAGS } from '../../languages/list.ts';
import { publicModules } from './build-core.ts';

/** Longest declaration written out; longer ones are tables, of which the ids are listed. */
const LONGEST = 1500;

/** A name in a module: declared there, or taken from another one. */
type Declared = { readonly text: string } | { readonly file: string; readonly name: string };

interface Module {
  readonly names: ReadonlyMap<string, Declared>;
  readonly exported: readonly string[];
  /** Files re-exported as a whole. */
  readonly all: readonly string[];
}

const DECLARATION =
  /^(export )?(?:declare )?(?:abstract )?(?:const|let|function|class|type|interface) ([\w$]+)/;
/** `import { a, type b as c } from './d.js'`, and the same with `export`. */
const TAKEN = /^(import|export) (?:type )?\{([^}]*)\} from ["'](\..*)\.js["']/;
const SPECIFIER = /(?:\btype )?\b([\w$]+)(?: as ([\w$]+))?/g;
const WHOLE = /^export \* from ["'](.*)\.js["']/;

/** Reads a module as the compiler declares it: a statement begins where a line does. */
function readModule(file: string): Module {
  const [names, exported, all] = [new Map<string, Declared>(), [] as string[], [] as string[]];
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const statement of source.split(/^(?=[a-z])/m)) {
    const text = statement.replaceAll(/^\s*\n/gm, '').trim();
    const [, isOwnExport, own] = DECLARATION.exec(text) ?? [];
    if (own && !names.has(own)) names.set(own, { text });
    if (own && isOwnExport) exported.push(own);
    const [, keyword, list = '', from = ''] = TAKEN.exec(text) ?? [];
    for (const [, theirs = '', ours = theirs] of list.matchAll(SPECIFIER)) {
      names.set(ours, { file: join(dirname(file), `${from}.d.ts`), name: theirs });
      if (keyword === 'export') exported.push(ours);
    }
    const [, whole] = WHOLE.exec(text) ?? [];
    if (whole) all.push(join(dirname(file), `${whole}.d.ts`));
  }
  return { names, exported, all };
}

/** The ids of a table, or the declaration itself. */
function shortened(name: string, text: string): string {
  if (text.length <= LONGEST) return text;
  const ids = [...text.matchAll(/\bid: "([^"]+)"/g)].map(([, id]) => id);
  const listed = ids.length > 0 ? ids : [...text.matchAll(/"([^"]+)"/g)].map(([, id]) => id);
  return `// ${name}: ${[...new Set(listed)].join(' ')}`;
}

/** Names exported by the built `@equivale/core`, their declarations and those of all types they name. */
export function apiReport(folder: string): string {
  const dist = join(folder, 'dist');
  const modules = new Map<string, Module>();
  const declarations = new Map<string, string>();
  const moduleOf = (file: string): Module => {
    const found = modules.get(file) ?? readModule(file);
    modules.set(file, found);
    return found;
  };
  const take = (file: string, name: string): void => {
    const declared = moduleOf(file).names.get(name);
    if (declared && 'file' in declared) take(declared.file, declared.name);
    if (!declared || 'file' in declared) return;
    const key = `${relative(dist, file).replace(/\.d\.ts$/, '')} ${name}`;
    if (declarations.has(key)) return;
    declarations.set(key, shortened(name, declared.text));
    for (const named of new Set(declared.text.match(/[A-Za-z_$][\w$]*/g)))
      if (named !== name) take(file, named);
  };
  const exportsOf = (file: string): string[] => {
    const { exported, all } = moduleOf(file);
    for (const name of exported) take(file, name);
    return [...exported, ...all.flatMap(exportsOf)].sort();
  };
  const lines = Object.entries(publicModules()).map(([name, file]) => {
    // Lists one language for all: their modules export the same names.
    const names = exportsOf(join(dist, `${file.replace('*', LANGUAGE_TAGS[0])}.d.ts`));
    return `${join('@equivale/core', name).replace('*', '<language>')}: ${names.join(', ')}`;
  });
  const declared = [...declarations].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `${[...lines, ...declared].join('\n')}\n`;
}
