import type { ComponentType } from 'react';
import type { MessageKey, MessagePart } from '../../i18n/i18n.ts';

export interface ScreenHeader {
  readonly title: MessageKey;
  readonly emoji?: string;
  readonly description?: MessageKey;
  /** Codes that are written alike in every language, in place of a description. */
  readonly detail?: string | undefined;
  /** Where the back arrow leads; the screens of the tab bar have none. */
  readonly back?: '/' | '/more' | '/settings' | '/devices';
  /** Rendered in place of the title as soon as it is loaded: the name of what is shown, and its menu. */
  readonly Title?: ComponentType;
  /** What the back arrow clears on its way, or where it leads instead; the browser's own back clears nothing. */
  readonly onBack?: (event: { preventDefault(): void }) => void;
}

export interface FramedRoute {
  /** Pattern of the address, the same in every language; others than Spanish have their tag before it (`/en/trip`). */
  readonly path: string;
  readonly tab: '/' | '/favorites' | '/more' | '/settings';
  /** Absent on home, where the header carries the product's name. */
  readonly header?: (params: Readonly<Record<string, string | undefined>>) => ScreenHeader;
  /** The page's own title and description; absent on the screens of the app itself. */
  readonly head?: { readonly title: MessageKey; readonly description: MessageKey };
}

export interface LazyRoute extends FramedRoute {
  readonly load: () => Promise<ComponentType>;
  readonly messages: readonly MessagePart[];
}

/** A screen as the list of routes declares it: what the build reads, too. */
export interface Route extends FramedRoute {
  readonly messages?: readonly MessagePart[];
  /** Names of its files (`trip-view`), the view first, then the parts that it renders at once. */
  readonly files: readonly string[];
  /** Whether the view reads stored or fetched data: the query client is then loaded with it. */
  readonly hasQueries?: boolean;
  readonly loadTitle?: () => Promise<ComponentType>;
  /** Whether that title replaces the header's; always without it. */
  readonly hasTitle?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** The names that it shows at once: a prerendered page loads them with it. */
  readonly names?: 'currency-names' | 'all-unit-names';
  /** The build writes a page of it in every language. */
  readonly isPrerendered?: boolean;
  /** Few people open it: a device stores it when it is first opened. */
  readonly isRarelyUsed?: boolean;
}
