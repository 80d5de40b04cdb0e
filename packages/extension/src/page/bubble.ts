import { say } from '../messages/say.ts';
import type { Answer } from '../protocol.ts';
import { copyText } from './copy-text.ts';
import { addLayer, BASE, colours, type Layer, make } from './overlay.ts';

/** Between the selection and the bubble, and between the bubble and the edge of the window. */
const GAP = 8;

/** The bubble that is open; one at a time. */
let open: { readonly layer: Layer; close(): void } | undefined;

export const closeBubble = (): void => open?.close();

/** Under the selection, or above it where there is no room; never over it. */
function place(bubble: HTMLElement, range: Range): void {
  const { left, top, bottom } = range.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { clientWidth, clientHeight } = document.documentElement;
  const under = bottom + GAP;
  const isUnder = under + height <= clientHeight || top - GAP - height < 0;
  bubble.style.top = `${isUnder ? under : top - GAP - height}px`;
  bubble.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
}

function copyButton(root: ShadowRoot, text: string, colour: string): HTMLButtonElement {
  const button = make(
    'button',
    {
      ...BASE,
      ...{ color: colour, cursor: 'pointer', font: '600 13px/18px system-ui, sans-serif' },
      ...{ minWidth: '44px', minHeight: '44px', padding: '0 12px', borderRadius: '8px' },
      textAlign: 'center',
    },
    say('copy'),
  );
  button.type = 'button';
  button.setAttribute('aria-label', say('copyOf', text));
  const focusRing = (shown: boolean) => {
    button.style.outline = shown ? `2px solid ${colour}` : 'none';
  };
  button.addEventListener('focus', () => focusRing(button.matches(':focus-visible')));
  button.addEventListener('blur', () => focusRing(false));
  button.addEventListener('click', async () => {
    await copyText(text, root);
    button.textContent = say('copied');
  });
  return button;
}

function render(answer: Answer, root: ShadowRoot): HTMLElement {
  const { ground, text, warn } = colours();
  const line = (content: string, font: string, color: string = text) =>
    make('bdi', { ...BASE, display: 'block', font, color }, content);
  const small = '400 13px/18px system-ui, sans-serif';
  const lines = answer.ok
    ? [
        line(`${answer.read} ≈ ${answer.text}`, '600 15px/22px system-ui, sans-serif'),
        line(answer.origin, small),
        ...(answer.old ? [line(answer.old, small, warn)] : []),
      ]
    : [line(answer.text, small)];
  const body = make('div', { ...BASE, display: 'block', padding: '6px 0', minWidth: '0' }, ...lines);
  const bubble = make('div', {
    ...BASE,
    ...{
      position: 'fixed',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      maxWidth: 'min(420px, 94vw)',
    },
    ...{ padding: '2px 4px 2px 12px', borderRadius: '12px', background: ground, color: text },
    boxShadow: '0 12px 32px rgb(15 23 42 / 0.24)',
  });
  // A live region has to be there before its text is.
  bubble.setAttribute('role', 'status');
  // A click on it leaves the page's selection as it is.
  bubble.addEventListener('mousedown', (event) => event.preventDefault());
  bubble.append(body);
  if (answer.ok) bubble.append(copyButton(root, answer.text, text));
  return bubble;
}

/** Shows what a selection comes to, until Escape, a click elsewhere or another selection. */
export function showBubble(answer: Answer, range: Range): void {
  closeBubble();
  const layer = addLayer('bubble');
  const bubble = render(answer, layer.root);
  layer.root.append(bubble);
  const move = () => place(bubble, range);
  move();
  const ended = new AbortController();
  const close = () => {
    ended.abort();
    layer.remove();
    open = undefined;
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  addEventListener('scroll', move, options);
  addEventListener('resize', move, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
  addEventListener('pointerdown', (event) => !layer.isWithin(event) && close(), options);
  open = { layer, close };
}
