/** The line beside a button that can do nothing yet, as its description; undefined while the button can be used. */
export function missingLine(button: HTMLElement): string | undefined {
  if (!(button as HTMLButtonElement).disabled) return undefined;
  const id = button.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? 'nothing says why';
}
