import { notify } from './notices.ts';

const REVOKED_AFTER_MS = 60_000;

/** Hands a file to the person, and says so: by the device's share sheet where a phone's takes files, else as a download. */
export async function saveFile(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && navigator.canShare?.({ files })) {
    try {
      await navigator.share?.({ files });
      return notify({ message: 'file.shared', values: { name } });
    } catch (error) {
      // Whoever closes the sheet wants no file. Where it may not open, long after the tap, the file is downloaded.
      if ((error as DOMException).name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Older engines read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
  notify({ message: 'file.saved', values: { name } });
}
