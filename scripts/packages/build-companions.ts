import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildElement } from '../build-element.ts';
import { root } from '../run.mjs';
import { type Manifest, manifestOf, mcpName } from './manifest.ts';

function writePackage(folder: string, directory: string, fields: Manifest): void {
  const manifest = manifestOf(directory, fields);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, directory, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Builds `@equivale/element`: the module and the messages of further languages. */
export async function buildElementPackage(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  await buildElement(dist);
  const types = `export {};
declare global {
  interface HTMLElementTagNameMap {
    'equivale-converter': HTMLElement;
  }
}
`;
  writeFileSync(join(dist, 'embed.d.ts'), types);
  writePackage(folder, 'packages/element', {
    name: '@equivale/element',
    description: 'A converter of units and money for any page, as a custom element',
    keywords: ['custom-element', 'web-component', 'currency', 'units', 'converter'],
    exports: { '.': { types: './dist/embed.d.ts', default: './dist/embed.js' } },
    files: ['dist/embed.js', 'dist/embed.d.ts', 'dist/embed-??.json'],
  });
}

/** Builds `@equivale/mcp`, which runs `equivale mcp`, and its entry for the registry of MCP servers. */
export async function buildMcpPackage(folder: string): Promise<void> {
  const { version } = manifestOf('', {});
  const program =
    "#!/usr/bin/env node\nprocess.argv.splice(2, 0, 'mcp');\nawait import('equivale/dist/cli/equivale.js');\n";
  writeFileSync(join(folder, 'mcp.js'), program, { mode: 0o755 });
  writePackage(folder, 'packages/mcp', {
    name: '@equivale/mcp',
    mcpName,
    description: 'Exact conversion of units and money for assistants, by the Model Context Protocol',
    keywords: ['mcp', 'units', 'currency', 'converter'],
    bin: { 'equivale-mcp': 'mcp.js' },
    engines: { node: '>=24.15' },
    dependencies: { equivale: version },
    files: ['mcp.js'],
  });
  const server = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: mcpName,
    title: 'Equivale',
    description: 'Exact conversion of units and money, with the source and day of every rate; works offline',
    version,
    packages: [
      {
        registryType: 'npm',
        identifier: '@equivale/mcp',
        version,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
        environmentVariables: [
          {
            name: 'EQUIVALE_URL',
            description: 'A running service to ask for the newest rates',
            isRequired: false,
          },
        ],
      },
    ],
  };
  writeFileSync(join(folder, 'server.json'), `${JSON.stringify(server, null, 2)}\n`);
}
