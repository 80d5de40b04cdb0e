import module from 'node:module';
import { loadConfig } from './config.ts';
import { StartFault } from './context.ts';
import { startServer } from './start-server.ts';

function refuse(faults: readonly string[]): void {
  process.stderr.write(`Equivale cannot start:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) {
    refuse(loaded.faults.map(({ variable, message }) => `${variable} ${message}`));
    return;
  }
  const server = await startServer(loaded.config);
  const { log } = server.context;
  log.info({ url: server.url }, 'listening');
  // One that is killed would not write it at its end.
  module.flushCompileCache?.();
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    server.close().then(
      () => log.info('stopped'),
      (error: unknown) => {
        log.error({ err: error }, 'stopped, but not cleanly');
        process.exitCode = 1;
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Runs the service by the settings in the environment, until a signal ends it; a fault of the settings is its exit code. */
export async function runUntilStopped(): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    refuse([error.message]);
  }
}
