import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import puppeteer, { type Browser } from 'puppeteer-core';
import { build } from 'vite';
import { startOwnServer } from '../../e2e/own-server.ts';
import { buildAssistantPage } from '../../scripts/build-element.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { root } from '../../scripts/run.mjs';
import type { TestResult } from './soak-test.ts';

const TOOLS = [
  '@modelcontextprotocol/conformance@0.1.16',
  '@modelcontextprotocol/inspector@2.12.0',
  '@modelcontextprotocol/ext-apps@2.0.4',
  '@modelcontextprotocol/client@2.3.1',
  '@modelcontextprotocol/core@2.3.1',
  'zod@4.6.7',
];

/**
 * Scenarios about tools, resources and prompts of the suite's own, about what this server does not offer, and about sessions, which it
 * does not keep: they do not pass, and all others do.
 */
const NOT_OURS = `server:
  - logging-set-level
  - completion-complete
  - tools-call-image
  - tools-call-audio
  - tools-call-embedded-resource
  - tools-call-mixed-content
  - tools-call-with-logging
  - tools-call-with-progress
  - tools-call-sampling
  - tools-call-elicitation
  - elicitation-sep1034-defaults
  - elicitation-sep1330-enums
  - server-sse-multiple-streams
  - json-schema-2020-12
  - resources-read-text
  - resources-read-binary
  - resources-templates-read
  - resources-subscribe
  - resources-unsubscribe
  - prompts-list
  - prompts-get-simple
  - prompts-get-with-args
  - prompts-get-embedded-resource
  - prompts-get-with-image
`;

/** A client that shows pages, as the SDK of MCP Apps has it. */
const HOST = `import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
globalThis.present = async (html, input, result) => {
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  frame.srcdoc = html;
  document.body.replaceChildren(frame);
  const hostContext = { theme: 'dark', locale: 'es-ES' };
  const bridge = new AppBridge(null, { name: 'soak', version: '1' }, {}, { hostContext });
  const initialized = new Promise((resolve) => { bridge.oninitialized = resolve; });
  const sized = new Promise((resolve) => { bridge.onsizechange = ({ height }) => height > 50 && resolve(height); });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  await initialized;
  await bridge.sendToolInput({ arguments: input });
  await bridge.sendToolResult(result);
  const height = await sized;
  await bridge.teardownResource({});
  return height;
};`;

/** The policy of such a client for a page that names no domain. @source MCP Apps 2026-01-26, Security */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

/** Calls and what stands in the card then. ECB: EUR 1 = USD 1.1699 on 2026-08-21 and 1.0977 on 2020-02-28. */
const CARDS = [
  ['convert', { question: '100 usd to eur' }, ['85,477391', 'BCE', '21 ago 2026']],
  ['rate', { from: 'EUR', to: 'USD', on: '2020-02-28' }, ['1,0977', 'tipo de referencia', '28 feb 2020']],
  ['convert', { amount: 5, from: 'mi', to: 'km' }, ['8,04672']],
] as const;

async function hostScript(place: string): Promise<string> {
  writeFileSync(join(place, 'host.js'), HOST);
  const result = await build({
    root: place,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(place, 'host.js') },
    },
  });
  if (!('output' in result)) throw new Error('the build gave no files');
  return result.output[0].code;
}

/** The card of each answer, framed as the SDK's host does it. @returns what was wrong */
async function showCards(place: string, client: Client, browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const script = (await hostScript(place)).replaceAll('</script', '<\\/script');
  await page.setContent(
    `<meta http-equiv="content-security-policy" content="${POLICY}"><body></body><script type="module">${script}</script>`,
  );
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`the card: ${error}`));
  const { tools } = await client.listTools();
  for (const [name, input, expected] of CARDS) {
    const meta = tools.find((tool) => tool.name === name)?._meta as
      | { ui: { resourceUri: string } }
      | undefined;
    const { contents } = await client.readResource({ uri: meta?.ui.resourceUri ?? '' });
    const result = await client.callTool({ name, arguments: input });
    await page.evaluate(
      (html, args, answer) =>
        (globalThis as unknown as { present: (...all: unknown[]) => Promise<number> }).present(
          html,
          args,
          answer,
        ),
      (contents[0] as { text: string }).text,
      input,
      result,
    );
    const card = await page
      .frames()
      .at(-1)
      ?.evaluate(
        () =>
          document.querySelector('equivale-converter')?.shadowRoot?.textContent ?? document.body.innerText,
      );
    for (const text of expected) if (!card?.includes(text)) faults.push(`${name}: no "${text}" in "${card}"`);
  }
  return faults;
}

/** What is said to assistants, by the protocol's own programs: its conformance suite, its inspector and the host of its pages. */
export async function assistants(): Promise<TestResult> {
  const place = mkdtempSync(join(tmpdir(), 'equivale-assistants-'));
  const exec = (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, { cwd: place, maxBuffer: 1 << 26 });
  const tool = (name: string, ...args: string[]) => exec(join(place, 'node_modules/.bin', name), ...args);
  const inspect = async (target: readonly string[], ...args: string[]) =>
    JSON.parse((await tool('mcp-inspector', '--cli', ...target, ...args)).stdout);
  const faults: string[] = [];
  const { url, kill } = await startOwnServer();
  const client = new Client({ name: 'soak', version: '1' });
  const browser = await puppeteer.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }');
    await exec('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...TOOLS);
    await buildAssistantPage(join(root, 'packages/mcp/card/card.html'));
    writeFileSync(join(place, 'not-ours.yml'), NOT_OURS);
    const suite = ['server', '--url', `${url}/mcp`, '--expected-failures', 'not-ours.yml'];
    await tool('conformance', ...suite).catch(({ stdout, stderr }) =>
      faults.push(`conformance: ${stdout}${stderr}`),
    );
    const call = [
      '--method',
      'tools/call',
      '--tool-name',
      'rate',
      '--tool-arg',
      'from=EUR',
      'to=USD',
      'on=2020-02-28',
    ];
    const command = [process.execPath, join(root, 'packages/cli/src/main.ts'), 'mcp'];
    for (const target of [command, [`${url}/mcp`, '--transport', 'http']]) {
      const { structuredContent } = await inspect(target, ...call);
      if (structuredContent?.rate !== '1.0977')
        faults.push(`inspector: ${JSON.stringify(structuredContent)}`);
    }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${url}/mcp`)) as Parameters<Client['connect']>[0],
    );
    faults.push(...(await showCards(place, client, browser)));
  } finally {
    await Promise.all([browser.close(), client.close(), kill()]);
    rmSync(place, { recursive: true, force: true });
  }
  return {
    tried: `assistants: the conformance suite, the inspector over stdio and HTTP, ${CARDS.length} cards in the SDK's host`,
    faults,
  };
}
