import { api } from '../browser.ts';

const ID = 'sites';

/** The address pattern of a site, as the browser asks about it. */
export const patternOf = (host: string): string => `*://${host}/*`;

/** Whether a site was switched on: it is if the browser gave access to it. */
export async function isSwitchedOn(host: string): Promise<boolean> {
  const { origins = [] } = await api().permissions.getAll();
  return origins.includes(patternOf(host));
}

/** Has the browser run the script on every site that was switched on, and on no other. */
export async function registerSites(): Promise<void> {
  const { origins = [] } = await api().permissions.getAll();
  const { scripting } = api();
  const registered = await scripting.getRegisteredContentScripts();
  if (registered.length > 0)
    await scripting.unregisterContentScripts({ ids: registered.map(({ id }) => id) });
  if (origins.length > 0)
    await scripting.registerContentScripts([
      { id: ID, matches: origins, js: ['page-at-once.js'], allFrames: true },
    ]);
}
