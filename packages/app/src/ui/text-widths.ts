/** What a text is about to need of a box. `unsure`: within a digit's width of it. */
type Verdict = 'fits' | 'exceeds' | 'unsure';

/** Digits stand in columns here: each is as wide as any other. */
const sameWidth = (character: string) => (/\d/.test(character) ? '0' : character);

/** Widths in px of single characters in one element at one size: of each as it is first met, for the rest of a visit. */
export class TextWidths {
  readonly #widths = new Map<string, number>();

  /** Whether a text stands on one line of a box, told without the layout that asking the browser would cost. */
  verdict(text: string, boxWidth: number): Verdict {
    let width = 0;
    for (const character of text) {
      const known = this.#widths.get(sameWidth(character));
      if (known === undefined) return 'unsure';
      width += known;
    }
    // Letters move closer to some neighbours, and some are set in a lighter weight: by less than this.
    const doubt = this.#widths.get('0') ?? Number.POSITIVE_INFINITY;
    if (width <= boxWidth - doubt) return 'fits';
    return width >= boxWidth + doubt ? 'exceeds' : 'unsure';
  }

  /** Measures the characters of a text that are not known yet, as the element writes them now. */
  learn(text: string, element: HTMLElement): void {
    const missing = [...new Set([...'0', ...text].map(sameWidth))].filter((one) => !this.#widths.has(one));
    if (missing.length === 0) return;
    const { fontFamily, fontSize, fontWeight, fontStyle, fontVariantNumeric, letterSpacing } =
      getComputedStyle(element);
    const ruler = document.createElement('span');
    Object.assign(ruler.style, {
      position: 'absolute',
      visibility: 'hidden',
      whiteSpace: 'pre',
      fontFamily,
      fontSize,
      fontWeight,
      fontStyle,
      fontVariantNumeric,
      letterSpacing,
    });
    const marks = missing.map((character) => {
      const mark = document.createElement('span');
      mark.textContent = character;
      return mark;
    });
    ruler.append(...marks);
    document.body.append(ruler);
    for (const [at, mark] of marks.entries())
      this.#widths.set(missing[at] ?? '', mark.getBoundingClientRect().width);
    ruler.remove();
  }
}
