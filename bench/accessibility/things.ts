import type { PlatformNode } from './platform-tree.ts';

/** What a screen reader gets of one thing on the page, in words that are the same for every engine. */
export interface Thing {
  readonly kind: string;
  readonly name: string;
  /** What is said after the name: states, the level of a heading, what a field holds. */
  readonly states: readonly string[];
}

/** What is compared, by AT-SPI's roles: all that one can act on, all that tells a result, all that one moves by. */
const KINDS: Readonly<Record<string, string>> = {
  'push button': 'button',
  'toggle button': 'toggle button',
  'radio button': 'radio button',
  'check box': 'check box',
  'combo box': 'combo box',
  'list box': 'list box',
  'status bar': 'status',
  'table cell': 'cell',
  'column header': 'column header',
  'row header': 'row header',
  'description list': 'description list',
  'description term': 'term',
  'description value': 'definition',
  'list item': 'list item',
  entry: 'field',
  link: 'link',
  slider: 'slider',
  dialog: 'dialog',
  heading: 'heading',
  landmark: 'landmark',
  image: 'image',
  table: 'table',
  list: 'list',
};

interface Renaming {
  readonly role: string;
  /** The element's name or its `role` attribute. */
  readonly of: readonly string[];
  readonly kind: string;
  readonly why: string;
}

/** Where an engine has another word for the same thing, or one word for two. */
const RENAMINGS: readonly Renaming[] = [
  {
    role: 'list item',
    of: ['option'],
    kind: 'option',
    why: 'AT-SPI has no option: all three give an item of a list, and the role that the page names beside it',
  },
  {
    role: 'combo box',
    of: ['button'],
    kind: 'button',
    why: 'WebKit knows a button with aria-haspopup as a pop-up button, for which AT-SPI has only the combo box',
  },
  {
    role: 'list',
    of: ['dl'],
    kind: 'description list',
    why: 'Firefox gives a description list as a list',
  },
  {
    role: 'paragraph',
    of: ['dd'],
    kind: 'definition',
    why: 'Firefox gives a definition as a paragraph',
  },
];

/** What screen readers say of a thing; AT-SPI's other states are of the engine's own. */
const STATES = [
  'active',
  'checked',
  'editable',
  'expanded',
  'focused',
  'has-popup',
  'invalid-entry',
  'modal',
  'pressed',
  'required',
  'selected',
];

/** WebKit for GTK writes into the text of an element what the page hides from screen readers in it: of results, the arrow. */
const HIDDEN = /[▲▼]/g;

/** A space is a space, of whatever kind. */
const plain = (text: string) => text.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();

const kindOf = ({ role, attributes }: PlatformNode): string | undefined =>
  RENAMINGS.find(
    (renaming) =>
      renaming.role === role && renaming.of.includes(attributes['xml-roles'] ?? attributes.tag ?? ''),
  )?.kind ?? KINDS[role];

/** All that is written in a thing. Text is a child of its own in Chromium, in the others only what is no text is one. */
function contentsOf({ name, text, children }: PlatformNode): string {
  const others = children.filter(({ role }) => role !== 'static').values();
  if (text) return text.replaceAll('\uFFFC', () => ` ${contentsOf(others.next().value ?? NOTHING)} `);
  return children.length > 0 ? children.map(contentsOf).join(' ') : name;
}
const NOTHING: PlatformNode = {
  role: '',
  name: '',
  states: [],
  attributes: {},
  value: null,
  text: '',
  children: [],
};

/** Which of them tell something by what is written in them rather than by a name. */
const BY_CONTENTS = new Set(['status', 'term', 'definition', 'cell', 'column header', 'row header']);

/** What holds other things says nothing that these do not say. */
const NAMELESS = new Set(['list item', 'list', 'description list']);

function nameOf(kind: string, node: PlatformNode): string {
  if (NAMELESS.has(kind)) return '';
  if (BY_CONTENTS.has(kind)) return plain(contentsOf(node));
  return plain(node.name);
}

function statesOf(kind: string, { states, attributes, value, text }: PlatformNode): string[] {
  const { level, valuetext } = attributes;
  return [
    ...(kind === 'landmark' ? [attributes['xml-roles'] ?? ''] : []),
    ...(level === undefined || kind !== 'heading' ? [] : [`level ${level}`]),
    ...(kind === 'slider' ? [`at ${value}`, valuetext ?? ''] : []),
    ...(states.includes('editable') ? [`holds ${plain(text)}`] : []),
    ...STATES.filter((state) => states.includes(state)),
  ];
}

/** What a screen reader gets of a page, in the order in which it reads. */
export function thingsOf(page: PlatformNode): Thing[] {
  const kind = kindOf(page);
  const own = kind ? [{ kind, name: nameOf(kind, page), states: statesOf(kind, page) }] : [];
  return [...own, ...page.children.flatMap(thingsOf)];
}
