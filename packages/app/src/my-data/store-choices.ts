import { usePreferences } from '../device/preferences.ts';
import { startUnasked } from '../ui/part.tsx';

/** Stores choices as records, when they are made. What was chosen before, or here without a database, follows with the next. */
export const storeChoices = (): (() => void) =>
  usePreferences.subscribe(() =>
    startUnasked(async () => (await import('../records/take-mirrors.ts')).takeMirrors()),
  );
