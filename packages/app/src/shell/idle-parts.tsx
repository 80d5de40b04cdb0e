import { useEffect } from 'react';
import { InstallOffer } from './install-offer.tsx';
import { ReleaseWatch } from './release-watch.tsx';
import { startTooltips } from './tooltips.ts';

/** The parts of the frame that nobody waits for: newer releases, the offer to install, names of icon buttons. */
export function IdleParts() {
  useEffect(startTooltips, []);
  return (
    <>
      <InstallOffer />
      <ReleaseWatch />
    </>
  );
}
