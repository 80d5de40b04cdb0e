/** SPEC section 9, "Tooltip delay 700 ms, skip delay 300 ms". */
export const TOOLTIPS = { delayMs: 700, skipMs: 300 } as const;

const gap = 6;
const edge = 8;

/** Buttons and links that show no more than an icon or a pair of letters, and have a name. */
const named = 'button[aria-label], a[aria-label]';
const mostLetters = 2;

function ownerOf(target: EventTarget | null): HTMLElement | undefined {
  const owner = target instanceof Element ? target.closest<HTMLElement>(named) : null;
  return owner && (owner.textContent ?? '').trim().length <= mostLetters ? owner : undefined;
}

/** Under its owner where there is room, else over it; never past the edge of the window. */
function place(tip: HTMLElement, owner: HTMLElement): void {
  const box = owner.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = box.left + (box.width - width) / 2;
  const below = box.bottom + gap;
  const top = below + height + edge > window.innerHeight ? box.top - gap - height : below;
  tip.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`;
  tip.style.top = `${top}px`;
}

/** Names of icon buttons for mouse and keyboard; screen readers have them already. */
export function startTooltips(): () => void {
  const tip = document.createElement('div');
  tip.setAttribute('aria-hidden', 'true');
  tip.className =
    'type-label pointer-events-auto fixed z-20 max-w-70 rounded-small bg-inverse px-3 py-1.5 text-on-inverse shadow-float';
  tip.hidden = true;
  document.body.append(tip);
  let owner: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const show = () => {
    if (!owner?.isConnected) return;
    tip.textContent = owner.getAttribute('aria-label');
    tip.hidden = false;
    place(tip, owner);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!tip.hidden) hiddenAt = performance.now();
    tip.hidden = true;
    owner = undefined;
  };
  const meet = (next: HTMLElement | undefined, delayMs: number) => {
    if (next === owner) return;
    hide();
    owner = next;
    if (!owner) return;
    if (delayMs === 0 || performance.now() - hiddenAt < TOOLTIPS.skipMs) show();
    else timer = setTimeout(show, delayMs);
  };

  const ended = new AbortController();
  const listen = (name: string, on: (event: Event) => void) =>
    document.addEventListener(name, on, { signal: ended.signal, capture: true, passive: true });
  listen('pointerover', (event) => {
    if ((event as PointerEvent).pointerType !== 'mouse' || event.target === tip) return;
    meet(ownerOf(event.target), TOOLTIPS.delayMs);
  });
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) meet(ownerOf(target), 0);
  });
  for (const name of ['focusout', 'pointerdown', 'scroll']) listen(name, hide);
  listen('keydown', (event) => {
    // With Alt an arrow moves the row that the button is in.
    const { key, altKey } = event as KeyboardEvent;
    if (key === 'Escape' || altKey) hide();
  });
  // Who came by keyboard while this was fetched is there already.
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible')) meet(ownerOf(activeElement), 0);
  return () => {
    ended.abort();
    hide();
    tip.remove();
  };
}
