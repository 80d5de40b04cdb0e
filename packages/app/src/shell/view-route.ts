import type { ComponentType } from 'react';
import { type MessageKey, saying } from '../i18n/i18n.ts';
import { lazyPart } from '../ui/part.tsx';

type ViewLoader = () => Promise<ComponentType>;

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

/** One of the two converters: it comes with the means to ask for data, and with messages of its own. */
export const converter =
  (load: ViewLoader): ViewLoader =>
  () =>
    saying('converters', async () => {
      const [{ withQueries }, View] = await Promise.all([import('../device/queries.tsx'), load()]);
      return withQueries(View);
    });

/** A view with its part of the messages. */
export const view = (
  pattern: string,
  load: ViewLoader,
  tab: ViewRoute['tab'],
  header?: ViewRoute['header'],
): ViewRoute => ({
  pattern,
  View: lazyPart(() => saying('views', load)),
  tab,
  ...(header ? { header } : {}),
});

/** The pages that are read; each has a title of its own. */
export const page = (name: 'about' | 'contact' | 'privacy' | 'terms', load: ViewLoader): ViewRoute => ({
  pattern: `/${name}`,
  View: lazyPart(() => saying('views', load)),
  tab: '/more',
  header: () => ({ title: `${name}.name`, back: '/' }),
  head: { title: `${name}.title`, description: `${name}.description` },
});
