import type { ComponentType } from 'react';
import { create } from 'zustand';

export interface OpenOverlay {
  readonly id: number;
  // biome-ignore lint/suspicious/noExplicitAny: `open` has checked that it takes its props
  readonly Overlay: ComponentType<any>;
  readonly props: { readonly opener: HTMLElement | null; readonly onClose: () => void };
}

/** What is open over the page: sheets, pickers, menus and questions, the last one on top. Opened by `overlays.ts`. */
export const useOverlays = create<{ readonly all: readonly OpenOverlay[] }>(() => ({ all: [] }));
