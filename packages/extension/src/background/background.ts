import { api, type Tab } from '../browser.ts';
import { answer } from '../convert/answer.ts';
import { convertMoney } from '../convert/convert-money.ts';
import { openDesk } from '../convert/desk.ts';
import { readSettings } from '../convert/settings.ts';
import { say } from '../messages/say.ts';
import { findPrices } from '../prices/find-prices.ts';
import { type PageMoney, regionsOf } from '../prices/page-money.ts';
import type { ToBackground } from '../protocol.ts';
import { refreshRates } from '../rates/refresh.ts';
import { registerSites } from './sites.ts';

const MENU = 'convert';

/** The popup as a page, with a question. */
const popupWith = (question: string): string =>
  api().runtime.getURL(`popup.html#${encodeURIComponent(question)}`);

/** Shows the bubble in a tab, whose page has the script from now on. */
async function convertIn({ id }: Tab, frameId = 0): Promise<void> {
  if (id === undefined) return;
  await api().scripting.executeScript({
    target: { tabId: id, frameIds: [frameId] },
    files: ['page-on-request.js'],
  });
  await api().tabs.sendMessage(id, { kind: 'bubble' }, { frameId });
}

/** Where the browser lets nobody read the page, the extension's own page answers beside it. */
async function convertAnywhere(tab: Tab, frameId?: number, selected = ''): Promise<void> {
  try {
    await convertIn(tab, frameId);
  } catch {
    await api().tabs.create({ url: popupWith(selected) });
  }
}

async function respondTo(message: ToBackground): Promise<unknown> {
  if (message.kind === 'refresh') return refreshRates(Date.now());
  if (message.kind === 'find') return message.texts.map((text) => findPrices(text, message.page));
  if (message.kind === 'money') {
    const { settings } = await api().storage.local.get(['settings']);
    const { host, language, declared } = message;
    const page: PageMoney = {
      ...{ declared, language, regions: regionsOf(host, language) },
      dollar: readSettings(settings).dollars[host],
    };
    return page;
  }
  void refreshRates(Date.now());
  const desk = await openDesk();
  if (message.kind === 'answer') return answer(message.text, message.page, desk);
  const { target } = desk.settings;
  return message.prices.map(({ amount, code }) =>
    code === target ? null : (convertMoney(amount, code, target, desk) ?? null),
  );
}

/** Signs that mean markup in the suggestions of one browser and not in the other's. */
const plainText = (text: string): string => text.replaceAll(/[<>&]/g, ' ');

async function suggestFor(text: string): Promise<string> {
  if (text.trim() === '') return say('omniboxHint');
  const found = await answer(text, undefined, await openDesk());
  return found.ok ? `${found.text} · ${found.origin}` : found.text;
}

api().runtime.onInstalled.addListener(async () => {
  await api().contextMenus.removeAll();
  api().contextMenus.create({ id: MENU, title: say('menuConvert'), contexts: ['selection'] });
});
for (const event of [
  api().runtime.onInstalled,
  api().runtime.onStartup,
  api().permissions.onAdded,
  api().permissions.onRemoved,
])
  event.addListener(() => void registerSites());
api().contextMenus.onClicked.addListener(({ frameId, selectionText }, tab) => {
  if (tab) void convertAnywhere(tab, frameId, selectionText);
});
api().commands.onCommand.addListener((command, tab) => {
  if (command === 'convert-selection' && tab) void convertAnywhere(tab);
});
api().omnibox.onInputChanged.addListener(async (text) => {
  api().omnibox.setDefaultSuggestion({ description: plainText(await suggestFor(text)) });
});
api().omnibox.onInputEntered.addListener((text) => {
  void api().tabs.update({ url: popupWith(text) });
});
api().runtime.onMessage.addListener((message, _sender, respond) => {
  void respondTo(message as ToBackground).then(respond);
  return true;
});
