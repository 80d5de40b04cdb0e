// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../languages/es/extension.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { closeBubble, showBubble } from './bubble.ts';

/** The layer's root, which pages cannot reach: here `attachShadow` tells it. */
let root: ShadowRoot | undefined;

beforeEach(() => {
  fakeBrowser('es', messages);
  document.body.innerHTML = '<p>$1,299.00</p>';
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    expect(init.mode).toBe('closed');
    root = attach.call(this, init);
    return root;
  });
});
afterEach(() => {
  closeBubble();
  vi.restoreAllMocks();
});

function show(answer: Parameters<typeof showBubble>[0]): void {
  const range = document.createRange();
  range.selectNodeContents(document.body);
  showBubble(answer, range);
}
const figure = { ok: true, read: '$1,299.00', text: '1.110,35 EUR', origin: 'BCE · 21 ago' } as const;
const layers = () => document.querySelectorAll('[data-equivale]').length;

describe('[I42.extension-bubble] the bubble', () => {
  it('says the amount, its source and its day, and leaves the page as it was', () => {
    const before = document.body.innerHTML;
    show({ ...figure, old: 'tipos de hace 9 días' });
    expect(root?.textContent).toBe('$1,299.00 ≈ 1.110,35 EURBCE · 21 agotipos de hace 9 díasCopiar');
    expect(document.body.innerHTML).toBe(before);
    expect(document.body.contains(document.querySelector('[data-equivale]'))).toBe(false);
  });

  it('says why there is none, with nothing to copy', () => {
    show({ ok: false, text: messages.notUnderstood });
    expect(root?.textContent).toBe(messages.notUnderstood);
    expect(root?.querySelector('button')).toBeNull();
  });

  it('copies the figure as it is shown', async () => {
    const copied: string[] = [];
    vi.stubGlobal('isSecureContext', true);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    show(figure);
    root?.querySelector('button')?.click();
    await vi.waitFor(() => expect(root?.querySelector('button')?.textContent).toBe('Copiado'));
    expect(copied).toEqual(['1.110,35 EUR']);
    vi.unstubAllGlobals();
  });

  it('leaves with Escape and with a click elsewhere, and there is one at a time', () => {
    show(figure);
    show(figure);
    expect(layers()).toBe(1);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(layers()).toBe(0);
    show(figure);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    expect(layers()).toBe(0);
  });
});
