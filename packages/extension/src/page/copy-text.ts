/** Copies a text; pages without https have no clipboard for scripts, and there a field's own command copies. */
export async function copyText(text: string, root: Node): Promise<void> {
  if (globalThis.isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // a page's policy may forbid it: the command below asks nobody
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  root.appendChild(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
