import { api } from '../browser.ts';
import { type Desk, openDesk } from '../convert/desk.ts';
import { say, sayPrices } from '../messages/say.ts';
import type { PageReading } from '../protocol.ts';
import { createAskField } from './ask-field.ts';
import { el, iconButton } from './elements.ts';
import { createMainView } from './main-view.ts';
import { readPage, tellPage } from './read-page.ts';

/** The popup, once its rates and settings are there. */
export async function openPopup(): Promise<void> {
  let desk: Desk = await openDesk();
  let reading: PageReading | undefined;
  document.documentElement.lang = desk.locale.id;
  const view = createMainView(desk);
  const ask = createAskField(
    () => desk,
    ({ amount, from, to }) => view.setCard({ from, to, text: amount.replace('.', desk.locale.decimal) }),
  );
  const live = el('p', { id: 'live', role: 'status', class: 'hidden' });
  const app = el('div', { class: 'popup' });
  const show = (title: Node[], ...content: HTMLElement[]) =>
    app.replaceChildren(el('header', {}, ...title), ...content, live);
  const back = (title: string) => [iconButton('back', say('back'), showMain), el('h1', {}, title)];
  function showMain(): void {
    const title = [
      el('img', { src: 'icons/mark.svg', alt: '', width: '22', height: '22' }),
      el('h1', {}, 'Equivale'),
      iconButton('search', say('ask'), () => ask.toggle()),
      iconButton('sliders', say('settings'), async () => {
        const { settingsView } = await import('./settings-view.ts');
        show(back(say('settings')), ...settingsView(desk, reading?.host));
      }),
    ];
    show(title, ask.element, ...view.elements);
  }
  async function showReading(): Promise<void> {
    reading = await readPage();
    const text = reading?.selection ?? '';
    const { answer } = text ? await import('../convert/answer.ts') : {};
    view.showPage(reading, await answer?.(text, reading?.page, desk), () => void showPrices());
  }
  async function showPrices(): Promise<void> {
    const { pricesView } = await import('./prices-view.ts');
    if (!reading) return;
    const handlers = {
      onChange: () => void showReading().then(showPrices),
      onNotes: (on: boolean) => {
        void tellPage({ kind: 'notes', on });
        if (reading) reading = { ...reading, hasNotes: on };
        void showPrices();
      },
    };
    show(back(sayPrices(reading.prices.length)), ...pricesView(reading, desk, handlers));
  }
  showMain();
  document.body.replaceChildren(app);
  api().storage.onChanged.addListener(async () => {
    desk = await openDesk();
    view.setDesk(desk);
  });
  const question = decodeURIComponent(location.hash.slice(1));
  if (question) ask.ask(question);
  else void showReading();
  void api().runtime.sendMessage({ kind: 'refresh' });
}
