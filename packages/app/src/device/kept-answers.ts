import type { Parsed } from '@equivale/contract';
import { logStorage } from './log-storage.ts';

/** IndexedDB is opened only when an answer is kept or missed, so its code stays out of the first load. */
const device = async () => (await import('./database.ts')).openDevice();

/**
 * Keeps an answer of the API for a time without network.
 * A device that cannot keep it (private mode, full disk) still works; the reason goes to the console.
 */
export async function keepAnswer(key: string, answer: unknown): Promise<void> {
  try {
    await (await device()).put('answers', answer, key);
  } catch (error) {
    logStorage(`The answer of ${key} could not be kept on this device`, error);
  }
}

/**
 * The last answer kept under a key.
 * @returns undefined when there is none, or when what is kept is not (or no longer) such an answer
 */
export async function readKeptAnswer<T>(
  key: string,
  parse: (input: unknown) => Parsed<T>,
): Promise<T | undefined> {
  try {
    const kept = await (await device()).get('answers', key);
    if (kept === undefined) return undefined;
    const parsed = parse(kept);
    if (parsed.ok) return parsed.value;
    logStorage(
      `What this device kept of ${key} is damaged at "${parsed.field}" and is not used`,
      parsed.reason,
    );
  } catch (error) {
    logStorage(`What this device kept of ${key} could not be read`, error);
  }
  return undefined;
}
