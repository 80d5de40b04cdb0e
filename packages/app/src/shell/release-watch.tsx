import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { keepPartsWhenIdle } from '../platform/keep-parts.ts';
import { keepLanguage } from '../platform/kept-languages.ts';
import { type TakeOver, watchReleases } from '../platform/watch-releases.ts';
import { lazyPart, Part } from '../ui/part.tsx';

const UpdatePrompt = lazyPart(async () => (await import('./update-prompt.tsx')).UpdatePrompt, 'tabs');

/** Keeps the app installed on the device, in the languages that it is used in, and asks when a newer release is ready (SPEC section 4). */
export function ReleaseWatch() {
  const [takeOver, setTakeOver] = useState<TakeOver>();
  const { language } = useTranslate();
  const first = useRef(language);
  useEffect(() => {
    if (import.meta.env.DEV) return;
    return watchReleases((take) => setTakeOver(() => take));
  }, []);
  useEffect(() => keepPartsWhenIdle(), []);
  useEffect(() => {
    if (language !== first.current) void keepLanguage(language);
  }, [language]);
  if (!takeOver) return null;
  return (
    <Part>
      <UpdatePrompt onAccept={takeOver} onDecline={() => setTakeOver(undefined)} />
    </Part>
  );
}
