import type { ComponentType } from 'react';
import { addMessages } from '../../i18n/i18n.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import { lazyPart } from '../../ui/part.tsx';

/** What a file `<name>.sheet.tsx` of a screen exports: a sheet that needs nothing but to be opened, and the messages it needs. */
interface SheetFile {
  readonly Sheet: ComponentType<OverlayProps>;
  readonly messages?: readonly Parameters<typeof addMessages>[0][];
}

const files = import.meta.glob<SheetFile>('../../features/*/*.sheet.tsx');

/** Opens the sheet whose file is named after the `#` of the address, now and whenever that changes. */
export function openNamedSheets(): () => void {
  let close = () => {};
  const openNamed = () => {
    close();
    const path = Object.keys(files).find((file) => file.endsWith(`/${location.hash.slice(1)}.sheet.tsx`));
    const load = files[path ?? ''];
    if (!load) return;
    const Named = lazyPart(async () => {
      const { Sheet, messages = [] } = await load();
      await Promise.all(messages.map(addMessages));
      return Sheet;
    });
    close = open(Named, {});
  };
  openNamed();
  addEventListener('hashchange', openNamed);
  return () => {
    removeEventListener('hashchange', openNamed);
    close();
  };
}
