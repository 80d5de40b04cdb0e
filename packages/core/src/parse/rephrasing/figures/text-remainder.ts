/** A text out of which parts are taken, one form after another. */
export class TextRemainder {
  /** What was not taken. */
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes the first part that has a form. @returns its groups; undefined where none has it */
  take(form: RegExp): Readonly<Record<string, string | undefined>> | undefined {
    const groups = form.exec(this.text)?.groups;
    this.text = this.text.replace(form, ' ');
    return groups;
  }
}
