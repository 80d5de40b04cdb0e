import { notify } from '../../platform/notices.ts';

/** Hands a picture to the person: by the device's share sheet where that takes files, whence phones put it among their pictures; else as a file. */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return notify({ message: 'pocket.save.failed' });
  const files = [new File([blob], name, { type: 'image/png' })];
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files })) {
    // Who closes the sheet has not been failed.
    return navigator.share?.({ files }).catch(() => undefined);
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
