import { api } from '../browser.ts';
import type { PageReading, ToPage } from '../protocol.ts';

async function activeTab(): Promise<number | undefined> {
  const [tab] = await api().tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

/** Sends something to the script in the page that the popup was opened on. */
export async function tellPage(message: ToPage): Promise<unknown> {
  const id = await activeTab();
  return id === undefined ? undefined : api().tabs.sendMessage(id, message);
}

/** What the page has; undefined for one that the browser lets no extension read. */
export async function readPage(): Promise<PageReading | undefined> {
  const tabId = await activeTab();
  if (tabId === undefined) return undefined;
  try {
    await api().scripting.executeScript({ target: { tabId }, files: ['page-on-request.js'] });
    return (await tellPage({ kind: 'read' })) as PageReading | undefined;
  } catch {
    return undefined;
  }
}
