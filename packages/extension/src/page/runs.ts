/** Text that reads as one, over the borders of elements that stand in a line: `$<b>12</b><sup>99</sup>`. */
export interface Run {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly node: Text;
  /** Where its text begins in the run. */
  readonly start: number;
}

const INLINE = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
/** Text that is no text for readers, or that somebody is writing. */
const CLOSED = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE TEXTAREA SELECT OPTION CODE PRE SVG CANVAS IFRAME OBJECT AUDIO VIDEO'.split(
    ' ',
  ),
);
/** A longer one is no price with its words, and stays cheap to read. */
const MOST_LETTERS = 2000;

/** A child that is read on its own: its shadow root stands in the place of its children. */
const innerOf = (element: Element): Node => element.shadowRoot ?? element;

/** What is edited is told by its attribute: `isContentEditable` has the browser compute styles. */
const isEdited = (element: Element): boolean =>
  /^(?:|true|plaintext-only)$/i.test(element.getAttribute('contenteditable') ?? 'false');

const isClosed = (element: Element): boolean =>
  CLOSED.has(element.tagName.toUpperCase()) || isEdited(element);

/** What two pieces have between them where both are digits: cents are often written small and without a point. */
function joint(before: string, after: string): string {
  if (!/\d$/.test(before) || !/^\d/.test(after)) return '';
  if (/[.,]\d?$/.test(before)) return '';
  return /^\d\d\s*$/.test(after) && !/[.,]\d*$/.test(before) ? '.' : '\n';
}

class RunMaker {
  #text = '';
  #pieces: Piece[] = [];

  add(node: Text): void {
    const { data } = node;
    if (this.#text !== '') this.#text += joint(this.#text, data);
    this.#pieces.push({ node, start: this.#text.length });
    this.#text += data;
  }

  /** The run so far, where it may hold a price. */
  take(): Run | undefined {
    const [text, pieces] = [this.#text, this.#pieces];
    this.#text = '';
    this.#pieces = [];
    return text.length > 1 && text.length <= MOST_LETTERS && /\p{Nd}/u.test(text)
      ? { text, pieces }
      : undefined;
  }
}

/** A node that is being read: the next of its children, and whether its end ends the run. */
interface Level {
  next: Node | null;
  readonly isBlock: boolean;
}

/**
 * The runs of a tree, open shadow roots included. Each step looks at one node, so that whoever reads can stop between two.
 * @returns undefined at a node that ends no run
 */
export function* runsOf(root: Node): Generator<Run | undefined, void, undefined> {
  const maker = new RunMaker();
  const levels: Level[] = [{ next: root.firstChild, isBlock: true }];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.next;
    if (!node) {
      levels.pop();
      yield level.isBlock ? maker.take() : undefined;
      continue;
    }
    level.next = node.nextSibling;
    if (node.nodeType === Node.TEXT_NODE) maker.add(node as Text);
    else if (node.nodeType === Node.ELEMENT_NODE && !isClosed(node as Element)) {
      const isBlock = !INLINE.has((node as Element).tagName) || (node as Element).shadowRoot !== null;
      levels.push({ next: innerOf(node as Element).firstChild, isBlock });
      if (isBlock) yield maker.take();
      else yield undefined;
    } else yield undefined;
  }
}

/** The place of a stretch of a run in the page. */
export function rangeOf({ pieces }: Run, start: number, end: number): Range {
  const range = document.createRange();
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (first) range.setStart(first.node, Math.min(start - first.start, first.node.data.length));
  if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.data.length));
  return range;
}
