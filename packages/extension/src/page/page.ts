import { api } from '../browser.ts';
import type { Converted } from '../convert/convert-money.ts';
import type { PageMoney } from '../prices/page-money.ts';
import type { Answer, PageReading, ReadPrice, ToBackground, ToPage } from '../protocol.ts';
import { closeBubble, showBubble } from './bubble.ts';
import { readHints } from './hints.ts';
import { Notes } from './notes.ts';
import { type FindPrices, type PlacedPrice, readPrices } from './page-prices.ts';

declare global {
  /** Set by the first run of this script in a page: it may be injected again. */
  var equivaleIsHere: true | undefined;
}

const ask = <Result>(message: ToBackground): Promise<Result> =>
  api().runtime.sendMessage(message) as Promise<Result>;

const pageMoney = () => ask<PageMoney>({ kind: 'money', ...readHints() });
/** The background finds what is a price: the page's own thread has other things to do. */
const findIn =
  (page: PageMoney): FindPrices =>
  (texts) =>
    ask({ kind: 'find', texts, page });

/** The selection of the page, or in one of its fields. */
function selection(): { readonly text: string; readonly range?: Range } {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, type, value } = active;
    const isSecret = type === 'password' || selectionStart === null || selectionEnd === null;
    const text = isSecret ? '' : value.slice(selectionStart, selectionEnd);
    const range = document.createRange();
    range.selectNode(active);
    if (text) return { text, range };
  }
  const selected = getSelection();
  const text = selected?.toString().trim() ?? '';
  return selected && text !== '' && selected.rangeCount > 0
    ? { text, range: selected.getRangeAt(0) }
    : { text };
}

/** @param isAsked by the person, who is then told what could not be read; a selection alone is no question */
async function convertSelection(isAsked: boolean): Promise<void> {
  const { text, range = document.createRange() } = selection();
  if (text === '' && !isAsked) return;
  const answer = await ask<Answer>({ kind: 'answer', text, page: await pageMoney() });
  if (answer.ok || isAsked) showBubble(answer, range);
}

let notes: Notes | undefined;
let observer: MutationObserver | undefined;
let round = 0;

async function renderNotes(): Promise<void> {
  const own = ++round;
  const prices = await readPrices(document.body, findIn(await pageMoney()), () => own !== round);
  if (own !== round || !notes) return;
  const converted = await ask<(Converted | null)[]>({
    kind: 'convert',
    prices: prices.map(({ amount, code }) => ({ amount, code })),
  });
  if (own === round) await notes?.show(prices, converted);
}

/** A single-page app changes a lot at once: notes follow when it is quiet. */
const QUIET_MS = 250;

function switchNotes(on: boolean): void {
  observer?.disconnect();
  notes?.remove();
  [notes, observer] = [undefined, undefined];
  round++;
  if (!on) return;
  notes = new Notes();
  let timer: ReturnType<typeof setTimeout> | undefined;
  observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void renderNotes(), QUIET_MS);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  void renderNotes();
}

/** The prices of the page, each once. */
const listed = (prices: readonly PlacedPrice[]): ReadPrice[] => [
  ...new Map(
    prices.map(({ text, amount, code, shared }) => [
      `${amount} ${code}`,
      { text: text.replace(/\s+/g, ' '), amount, code, ...(shared && { shared }) },
    ]),
  ).values(),
];

async function readPage(): Promise<PageReading> {
  const page = await pageMoney();
  const prices = listed(await readPrices(document.body, findIn(page)));
  const { text } = selection();
  return { host: location.hostname, selection: text, prices, page, hasNotes: notes !== undefined };
}

function listen(): void {
  api().runtime.onMessage.addListener((message, _sender, respond) => {
    const { kind, ...rest } = message as ToPage;
    if (kind === 'bubble') void convertSelection(true);
    else if (kind === 'notes') switchNotes('on' in rest && rest.on === true);
    else if (kind === 'read') {
      void readPage().then(respond);
      return true;
    }
    return undefined;
  });
}

/** On a site that was switched on, a selection is converted at once. */
export function convertAtOnce(): void {
  document.addEventListener('mouseup', () => setTimeout(() => void convertSelection(false)));
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Shift') void convertSelection(false);
  });
  document.addEventListener('selectionchange', () => {
    if (getSelection()?.isCollapsed) closeBubble();
  });
}

/** @returns whether this is the first run in the page */
export function start(): boolean {
  if (globalThis.equivaleIsHere) return false;
  globalThis.equivaleIsHere = true;
  listen();
  return true;
}
