import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** What is written as package.json of a package that is published. */
export type Manifest = Readonly<Record<string, unknown>>;

const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The repository that provenance has to name: known where the release is made, and nowhere written down. */
const { GITHUB_REPOSITORY } = process.env;

/** The name under which the registry of MCP servers knows ours: below the account that the repository belongs to. */
export const mcpName = `io.github.${GITHUB_REPOSITORY?.split('/')[0]?.toLowerCase() ?? 'owner'}/equivale`;

/**
 * The package.json of a published package.
 * @param directory where its sources are
 * @param fields what is its own
 */
export const manifestOf = (directory: string, fields: Manifest): Manifest => ({
  version,
  license,
  type: 'module',
  ...(GITHUB_REPOSITORY && {
    repository: { type: 'git', url: `git+https://github.com/${GITHUB_REPOSITORY}.git`, directory },
  }),
  publishConfig: { access: 'public', provenance: true },
  ...fields,
});
