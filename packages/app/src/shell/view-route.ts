import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/i18n.ts';

/** The header of a view. */
export interface ViewHeader {
  readonly title: MessageKey;
  readonly emoji?: string;
  readonly description?: MessageKey;
  /** Codes that are written alike in every language, in place of a description. */
  readonly detail?: string | undefined;
  /** Where the back arrow leads; the views of the tab bar have none. */
  readonly back?: '/' | '/more' | '/settings' | '/devices';
  /** What stands in the place of the title as soon as it is loaded: the name of what is shown, and its menu. */
  readonly Title?: ComponentType;
  /** What the back arrow clears on its way; the browser's own back clears nothing. */
  readonly onBack?: () => void;
}

/** One view of the app: its address pattern, its code (loaded when first shown), its tab and its header. */
export interface ViewRoute {
  readonly pattern: string;
  readonly View: ComponentType;
  readonly tab: '/' | '/favorites' | '/more' | '/settings';
  /** Absent on home, where the header carries the product's name. */
  readonly header?: (params: Readonly<Record<string, string | undefined>>) => ViewHeader;
  /** The page's own name and summary for tabs, bookmarks and searches; absent on the views of the app itself. */
  readonly head?: { readonly title: MessageKey; readonly description: MessageKey };
}
