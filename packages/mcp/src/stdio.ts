import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './index.ts';
import type { RatesService } from './rates-service.ts';

/** Serves the program that started this process, on standard input and output, until it goes away. */
export async function serveStdio(service: RatesService): Promise<void> {
  await createMcpServer(service).connect(new StdioServerTransport());
}
