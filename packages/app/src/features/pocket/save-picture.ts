import { notify } from '../../platform/notices.ts';
import { saveFile } from '../../platform/save-file.ts';

/** Hands a picture to the person; phones put it among their pictures. */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? saveFile(name, blob) : notify({ message: 'pocket.save.failed' });
}
