import { usePreferences } from '../device/preferences.ts';
import { startUnasked } from '../ui/part.tsx';

/** Stores choices as records. Earlier ones, made without a database, follow with the next choice. */
export const storeChoices = (): (() => void) =>
  usePreferences.subscribe(() =>
    startUnasked(async () => (await import('../records/take-mirrors.ts')).takeMirrors()),
  );
