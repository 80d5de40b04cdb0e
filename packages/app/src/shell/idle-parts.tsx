import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isOfferDue } from '../device/install.ts';
import { storeChoices } from '../my-data/store-choices.ts';
import { seekNoticesByKey } from '../platform/shown-notices.ts';
import { provideNamedThings } from '../questions/destinations/named-things.ts';
import { lazyPart, Part, prepare, startUnasked } from '../ui/part.tsx';
import { OtherViews } from './layout.tsx';
import { openNamedSheets } from './overlays/named-sheets.ts';
import { OverlayHost } from './overlays/overlays.tsx';
import { ReleaseWatch } from './release-watch.tsx';

const InstallCard = lazyPart(async () => (await import('./install-card.tsx')).InstallCard, 'tabs');

/** Offers to install the app when somebody comes back to home who has converted with it; never while they convert. */
function InstallOffer() {
  const isHome = useLocation()[0] === '/';
  const wasElsewhere = useRef(false);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isHome) wasElsewhere.current = true;
    if (!isHome || !wasElsewhere.current) return;
    let hasLeft = false;
    void isOfferDue().then((isDue) => {
      if (isDue && !hasLeft) setDue(true);
    });
    return () => {
      hasLeft = true;
      setDue(false);
    };
  }, [isHome]);
  return (
    isDue && (
      <Part>
        <InstallCard onResult={() => setDue(false)} />
      </Part>
    )
  );
}

/** Fetches what names icon buttons for those who can see it: who has a mouse, or comes by the Tab key. */
function startTooltips(): () => void {
  const ended = new AbortController();
  const start = async () => {
    const tooltips = await import('./tooltips.ts');
    if (!ended.signal.aborted) ended.signal.addEventListener('abort', tooltips.startTooltips());
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    document.removeEventListener('keydown', onKey);
    startUnasked(start);
  };
  if (matchMedia('(any-hover: hover)').matches) startUnasked(start);
  else document.addEventListener('keydown', onKey, { signal: ended.signal });
  return () => ended.abort();
}

/** The parts of the frame that nobody waits for: newer releases, the offer to install, names of icon buttons. */
export function IdleParts() {
  useEffect(startTooltips, []);
  useEffect(seekNoticesByKey, []);
  useEffect(storeChoices, []);
  useEffect(openNamedSheets, []);
  useEffect(
    () => provideNamedThings(async (reader) => (await import('./find/named-things.tsx')).load(reader)),
    [],
  );
  useEffect(() => prepare(OverlayHost.load), []);
  // A tap on a tab is to fetch the view alone, and not first what names it.
  useEffect(() => prepare(OtherViews.load), []);
  useEffect(() => {
    if (__PLAIN_RECORDS__)
      startUnasked(async () => (await import('../plain-records/start-plain-records.ts')).startPlainRecords());
    // A device that stores nothing has switched nothing on, and does not even load what there would be.
    startUnasked(async () => localStorage.length > 0 && (await import('./switched-on.ts')).startSwitchedOn());
  }, []);
  return (
    <>
      <InstallOffer />
      <ReleaseWatch />
    </>
  );
}
