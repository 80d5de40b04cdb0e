/** An element with attributes and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** One of a list's choices. */
export const option = (value: string, label: string): HTMLOptionElement => el('option', { value }, label);

/** Strokes in a square of 24. */
const ICONS = {
  back: 'M19 12H5M11 6l-6 6 6 6',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM20 20l-4.3-4.3',
  sliders:
    'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 15a1.5 1.5 0 0 1-1-1.5V5.5A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5',
  down: 'm6 9.5 6 6 6-6',
  swap: 'M7 4v16M3.5 7.5 7 4l3.5 3.5M17 20V4M13.5 16.5 17 20l3.5-3.5',
} as const;

export function icon(name: keyof typeof ICONS): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'i');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name: keyof typeof ICONS, label: string, onClick: () => void): HTMLButtonElement {
  const button = el(
    'button',
    { type: 'button', class: 'icon-btn', 'aria-label': label, title: label },
    icon(name),
  );
  button.addEventListener('click', onClick);
  return button;
}

export function textButton(label: string, onClick: () => void, kind = 'text-btn'): HTMLButtonElement {
  const button = el('button', { type: 'button', class: kind }, label);
  button.addEventListener('click', onClick);
  return button;
}
