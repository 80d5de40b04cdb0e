import type { ComponentType, RefObject } from 'react';
import { type OpenOverlay, useOverlays } from './overlay-store.ts';

/** What whatever opens over the page is given: the element that opened it, which takes the focus back, and what closes it. */
export interface OverlayProps {
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** Whether something is open that this element opened. */
export const useIsOpen = (opener: RefObject<HTMLElement | null>): boolean =>
  useOverlays(({ all }) => all.some(({ props }) => props.opener === opener.current));

let lastId = 0;

/**
 * Opens something over the page; the overlay host of the shell renders it.
 * @param props as they are now: what changes while it is open is read by the overlay itself
 * @returns closes it
 */
export function open<Props extends OverlayProps>(
  Overlay: ComponentType<Props>,
  props: Omit<Props, keyof OverlayProps>,
  opener: Element | null = null,
): () => void {
  const onClose = () => useOverlays.setState(({ all }) => ({ all: all.filter((other) => other !== one) }));
  lastId += 1;
  const one = { id: lastId, Overlay, props: { ...props, opener: opener as HTMLElement | null, onClose } };
  // The second of two taps opens nothing: what the first one opened is still loading, or on its way up.
  const isSame = (other: OpenOverlay) => other.Overlay === Overlay && other.props.opener === opener;
  useOverlays.setState(({ all }) => ({ all: all.some(isSame) ? all : [...all, one] }));
  return onClose;
}
