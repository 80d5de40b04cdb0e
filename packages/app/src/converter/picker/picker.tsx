import './picker.css';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { SheetFrame } from '../../ui/sheet.tsx';
import type { Side } from '../use-converter.ts';
import { PickerList, type PickerListProps } from './picker-list.tsx';

export interface PickerSlot extends OverlayProps {
  readonly side: Side;
  readonly chosenId: string;
  /** What it is converted into, or from. */
  readonly otherId: string;
  /** It closes then, unless several are chosen. */
  readonly onPick: (id: string) => void;
  /** What is chosen, where it is no side of a conversion. */
  readonly title?: string | undefined;
  /** Several are chosen before it closes: these, and what closes it, under the list. */
  readonly several?: { readonly chosen: readonly string[]; readonly foot: ReactNode } | undefined;
}

type PickerProps = PickerSlot & Pick<PickerListProps, 'label' | 'placeholder' | 'search' | 'edit'>;

/** What the picker of a side calls the unit or currency on the other side. */
export const otherSideKey = (side: Side) => (side === 'from' ? 'picker.target' : 'picker.source');

/** From here on the picker is a popover under its button; below, a sheet. */
const POPOVER_FROM_PX = 768;
const POPOVER_PX = { width: 420, height: 520, least: 300, edge: 16 };

/** Under the button that opened it where there is room, else as high as the window allows. */
function placeUnder(opener: HTMLElement | null): CSSProperties {
  if (!opener || window.innerWidth < POPOVER_FROM_PX) return {};
  const box = opener.getBoundingClientRect();
  const lowest = window.innerHeight - POPOVER_PX.edge;
  const top = Math.max(POPOVER_PX.edge, Math.min(box.bottom + 4, lowest - POPOVER_PX.least));
  const left = Math.max(
    POPOVER_PX.edge,
    Math.min(box.left, window.innerWidth - POPOVER_PX.width - POPOVER_PX.edge),
  );
  return { top, left, height: Math.min(POPOVER_PX.height, lowest - top), width: POPOVER_PX.width };
}

/** A list to choose from, in a sheet on phones and in a popover on wider screens. Mount it to open it. */
export function Picker(props: PickerProps) {
  const { side, otherId: _, chosenId, opener, onPick, onClose, title, several, ...list } = props;
  const { t } = useTranslate();
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const settle = () => setPlace(placeUnder(opener));
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [opener]);
  return (
    <SheetFrame
      title={title ?? t(side === 'from' ? 'converter.from' : 'converter.to')}
      opener={opener}
      onClose={onClose}
      className="picker"
      style={place}
    >
      <PickerList
        {...list}
        chosen={several?.chosen ?? [chosenId]}
        onPick={(id) => {
          onPick(id);
          if (!several) onClose();
        }}
        chosenLabel={t('picker.chosen')}
        emptyText={(query) => t('picker.empty', { query })}
      />
      {several ? <div className="flex-none p-4 max-md:pb-5">{several.foot}</div> : null}
    </SheetFrame>
  );
}
