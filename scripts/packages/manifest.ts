import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** The package.json of a published package. */
export type Manifest = Readonly<Record<string, unknown>>;

const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The repository for npm's provenance, known only where the release is made. */
const { GITHUB_REPOSITORY } = process.env;

/** Our name in the registry of MCP servers, below the repository's account. */
export const mcpName = `io.github.${GITHUB_REPOSITORY?.split('/')[0]?.toLowerCase() ?? 'owner'}/equivale`;

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
