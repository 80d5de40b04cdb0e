import { copyText } from '../../../platform/copy-text.ts';
import { notify } from '../../../platform/notices.ts';
import { shareApp } from '../../../platform/share-app.ts';

/** Hands a summary to the device's share sheet; without one it is copied, since its address opens on this device alone. */
export async function shareSummary(text: string): Promise<void> {
  if (navigator.share !== undefined) return shareApp(text);
  notify({ message: (await copyText(text)) ? 'trip.end.copied' : 'question.copy-failed' });
}
