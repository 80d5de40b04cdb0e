import type { ComponentType, RefObject } from 'react';
import { useOverlays } from './overlay-store.ts';

/** What whatever opens over the page is given: the element that opened it, which takes the focus back, and what closes it. */
export interface OverlayProps {
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

export const useIsOpen = (opener: RefObject<HTMLElement | null>): boolean =>
  useOverlays(({ all }) => all.some(({ props }) => props.opener === opener.current));

let lastId = 0;

/** Opens an overlay in the shell's host; returns what closes it. Props do not update while it is open. */
export function open<Props extends OverlayProps>(
  Overlay: ComponentType<Props>,
  props: Omit<Props, keyof OverlayProps>,
  opener?: Element | null,
): () => void {
  lastId += 1;
  const id = lastId;
  const onClose = () => useOverlays.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) }));
  useOverlays.setState(({ all }) => ({
    all: [
      ...all,
      { id, Overlay, props: { ...props, opener: opener instanceof HTMLElement ? opener : null, onClose } },
    ],
  }));
  return onClose;
}
