import type { TestProject } from 'vitest/node';
import { startTestPostgres, type TestPostgres } from './src/testing/test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL that lives as long as the test run. */
    postgresUrl: string;
  }
}

let server: TestPostgres | undefined;

/** Runs before the first test that needs PostgreSQL: one server for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  server = await startTestPostgres();
  project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
