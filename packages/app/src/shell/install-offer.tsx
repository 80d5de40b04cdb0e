import { useEffect, useRef, useState } from 'react';
import { useRoute } from 'wouter';
import { isOfferDue } from '../device/install.ts';
import { lazyPart, Part } from '../ui/part.tsx';

const InstallCard = lazyPart(async () => (await import('./install-card.tsx')).InstallCard, 'tabs');

/** Offers to install the app when somebody comes back to home who has converted with it; never while they convert. */
export function InstallOffer() {
  const [isHome] = useRoute('/');
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
