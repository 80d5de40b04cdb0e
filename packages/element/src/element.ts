import type { ReferenceRates } from '@equivale/contract';
import { drawCard, fillChoices, type Parts } from './card.ts';
import { type Pair, readPair, type Shown, show, symbolOf } from './convert.ts';
import { ratesOf } from './rates.ts';
import { readService } from './service.ts';
import { STYLE } from './style.ts';
import type { Words } from './words/words.ts';
import { baseOf, type Digests, english, inRegion, loadWords, wordsFor } from './words.ts';

declare const __WORDS__: Digests;

/** The service that this module was loaded from. */
const HOME = new URL(import.meta.url).origin;
const ATTRIBUTES = ['from', 'to', 'amount', 'lang', 'fixed', 'service'] as const;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

/**
 * `<equivale-converter from="USD" to="EUR" amount="129" lang="es">`: converts money at the rates of its service, or common
 * units, with source and day. Its children, a link for whoever runs no script, are not shown once it works.
 */
class EquivaleConverter extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  private readonly root = this.attachShadow({ mode: 'open' });
  private parts: Parts | undefined;
  private words: Words = english;
  private pair: Pair | undefined;
  private table: ReferenceRates | undefined;
  private hasFailed = false;

  connectedCallback(): void {
    this.root.adoptedStyleSheets = [sheet];
    this.draw();
  }

  attributeChangedCallback(name: (typeof ATTRIBUTES)[number]): void {
    if (!this.parts) return;
    // What was typed and where the focus is stay as they are while a currency is chosen.
    if (name === 'from' || name === 'to') this.convert();
    else this.draw();
  }

  /** Undefined where the attribute says none that could be asked or linked to. */
  private get service(): string | undefined {
    return readService(this.getAttribute('service') ?? HOME);
  }

  /** Draws everything anew, as the attributes say. */
  private draw(): void {
    const tag = this.lang || this.parentElement?.closest<HTMLElement>('[lang]')?.lang || navigator.language;
    const words = wordsFor(tag, __WORDS__);
    if (!words) {
      // The link within stays until then.
      this.root.replaceChildren(document.createElement('slot'));
      void loadWords(tag, __WORDS__, import.meta.url).then(() => this.draw());
      return;
    }
    this.words = inRegion(words, tag);
    this.table = undefined;
    this.parts = drawCard(this.words, this.hasAttribute('fixed'), {
      onAmount: () => this.convert(),
      onChoice: (side, id) => this.setAttribute(side, id),
    });
    this.parts.amount.value = (this.getAttribute('amount') ?? '1').replace('.', this.words.locale.decimal);
    this.root.replaceChildren(this.parts.card);
    this.convert();
  }

  private async fetchTable(service: string): Promise<void> {
    this.hasFailed = false;
    const table = await ratesOf(service).catch(() => undefined);
    // It may have been given another service meanwhile.
    if (service !== this.service) return;
    this.table = table;
    this.hasFailed = !table;
    this.show();
  }

  /** Shows what stands for amount and pair, and asks for rates where they are wanted and not there. */
  private convert(): void {
    this.pair = readPair(this.getAttribute('from') ?? 'USD', this.getAttribute('to') ?? 'EUR');
    const { service } = this;
    if (this.pair && !this.pair.category && service && !this.table) void this.fetchTable(service);
    this.show();
  }

  private shown({ amount }: Parts): Shown | undefined {
    if (!this.pair) return { ok: false, code: 'unknown' };
    if (!this.pair.category && !this.service) return { ok: false, code: 'not-a-service' };
    return show(amount.value, this.pair, this.table, this.words, Date.now());
  }

  private show(): void {
    const { parts, pair, words, service } = this;
    if (!parts) return;
    const path = pair
      ? `/${pair.category ? `category/${pair.category}` : 'currency'}/${pair.from}/${pair.to}`
      : '';
    if (!service) parts.link.removeAttribute('href');
    else parts.link.href = `${service}${baseOf(words)}${path}`;
    for (const side of ['from', 'to'] as const) {
      parts[side].text.textContent = pair ? symbolOf(pair[side]) : this.getAttribute(side);
      if (parts[side].select && pair)
        fillChoices(parts[side].select, pair.choices(this.table), pair[side], words.locale.id);
    }
    const shown = this.shown(parts);
    if (shown?.ok) parts.showFigure(shown);
    else if (shown) parts.showMessage(words.failures[shown.code]);
    else if (this.hasFailed && service) parts.showMessage(words.unreachable(new URL(service).host));
    else parts.showMessage(words.loading);
  }
}

customElements.define('equivale-converter', EquivaleConverter);
