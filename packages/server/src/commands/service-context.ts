import { type Config, loadConfig } from '../config.ts';
import { type Context, createContext, StartFault } from '../context.ts';

/** The settings of the service. @throws StartFault naming every wrong one */
export function loadSettings(): Config {
  const loaded = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (loaded.ok) return loaded.config;
  throw new StartFault(loaded.faults.map(({ variable, message }) => `${variable} ${message}`).join('\n'));
}

/**
 * Does something with the data of the service, as its settings name them, without serving.
 * @throws StartFault where a setting is wrong, or a server has the data folder
 */
export async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const context = await createContext(loadSettings());
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
