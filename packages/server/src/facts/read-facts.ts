import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';

/** Folder whose files take the place of those that come with the program; empty where none is set. */
const FOLDER = process.env.FACTS_DIR ?? '';

const names = new Set<string>();
const faults: string[] = [];

/** The content of a file of facts: the operator's, where there is one. */
function contentOf(name: string, bundled: unknown): unknown {
  const file = join(FOLDER, `${name}.json`);
  return FOLDER === '' || !existsSync(file) ? bundled : JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Facts of one subject. What is wrong with the operator's file is left to {@link factsFaults}, so that the service can say it together
 * with all other faults; until then the bundled facts stand in.
 * @throws Error where the bundled file is not valid
 */
export function readFacts<Schema extends GenericSchema>(
  name: string,
  schema: Schema,
  bundled: unknown,
): InferOutput<Schema> {
  names.add(`${name}.json`);
  try {
    const parsed = safeParse(schema, contentOf(name, bundled));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    faults.push(`${name}.json: ${getDotPath(issue) ?? 'all of it'}: ${issue.message}`);
  } catch (error) {
    faults.push(`${name}.json: ${error instanceof Error ? error.message : String(error)}`);
  }
  const own = safeParse(schema, bundled);
  if (!own.success) throw new Error(faults.at(-1));
  return own.output;
}

/** What is wrong with the operator's facts, each with its file. */
export function factsFaults(): readonly string[] {
  if (FOLDER === '') return [];
  if (!statSync(FOLDER, { throwIfNoEntry: false })?.isDirectory()) return ['is no folder that can be read'];
  const strange = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !names.has(name));
  return [...faults, ...strange.map((name) => `${name}: there are no facts of this name`)];
}
