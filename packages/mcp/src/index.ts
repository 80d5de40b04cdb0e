import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import manifest from '../package.json' with { type: 'json' };
import { CARD_PAGE, cardPage } from './card.ts';
import { convert, convertTool } from './convert-tool.ts';
import { history, historyTool } from './history-tool.ts';
import { rate, rateTool } from './rate-tool.ts';
import type { RatesService } from './rates-service.ts';
import { answered } from './tool-result.ts';
import { findUnits, unitsTool } from './units-tool.ts';

export type { NamedRates, RateHistory, RatesService } from './rates-service.ts';

/** Nothing is changed, and the same call has the same result but for newer rates. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A server of the Model Context Protocol with the four tools, to be connected to a transport. */
export function createMcpServer(service: RatesService): McpServer {
  const { version } = manifest;
  const server = new McpServer({ name: 'equivale', title: 'Equivale', version });
  const page = cardPage();
  const withCard = { annotations, ...(page && { _meta: { ui: { resourceUri: CARD_PAGE.uri } } }) };
  if (page)
    server.registerResource('card', CARD_PAGE.uri, { title: 'Converter', ...CARD_PAGE }, () => ({
      contents: [{ ...CARD_PAGE, text: page, _meta: { ui: { prefersBorder: false } } }],
    }));
  server.registerTool('convert', { ...convertTool, ...withCard }, (args) =>
    answered(service, () => convert(args, service)),
  );
  server.registerTool('rate', { ...rateTool, ...withCard }, (args) =>
    answered(service, () => rate(args, service)),
  );
  server.registerTool('history', { ...historyTool, annotations }, (args) =>
    answered(service, () => history(args, service)),
  );
  server.registerTool('units', { ...unitsTool, annotations }, (args) =>
    answered(service, () => findUnits(args)),
  );
  return server;
}

/**
 * Answers one POST of the protocol's HTTP transport, without sessions: whoever asks is forgotten with the response.
 * @param body the parsed body
 */
export async function answerHttp(request: Request, body: unknown, service: RatesService): Promise<Response> {
  const server = createMcpServer(service);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
