/** A text out of which parts are taken, one form after another. */
export class TextRemainder {
  /** What was not taken. */
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes the first part that has a form. @returns its groups; undefined where none has it */
  take(form: RegExp): Readonly<Record<string, string | undefined>> | undefined {
    const found = form.exec(this.text);
    if (!found) return undefined;
    const { 0: part, groups, index } = found;
    this.text = `${this.text.slice(0, index)} ${this.text.slice(index + part.length)}`;
    return groups;
  }
}
