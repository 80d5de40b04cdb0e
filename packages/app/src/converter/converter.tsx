import type { ReactNode } from 'react';
import { mapTargets } from '../conversion/conversion.ts';
import { useTranslate } from '../i18n/i18n.ts';
import type { OverlayProps } from '../platform/overlays.ts';
import { useLatest } from '../ui/use-latest.ts';
import { ConverterCard, type ResultSum } from './converter-card.tsx';
import { type Label, PickButton } from './pick-button.tsx';
import type { PickerSlot } from './picker/picker.tsx';
import type { Converted, Side, useConverter } from './use-converter.ts';

interface ConverterProps<Result extends Converted> {
  readonly converter: ReturnType<typeof useConverter<Result>>;
  readonly sum?: ((result: Result) => ResultSum | undefined) | undefined;
  readonly Label: Label;
  /** Somebody is about to open a picker. */
  readonly onIntent: () => void;
  readonly onPicker: (slot: Omit<PickerSlot, keyof OverlayProps>, button: HTMLElement) => void;
  readonly rate: ReactNode;
  readonly provenance: ReactNode;
}

export function Converter<Result extends Converted>(props: ConverterProps<Result>) {
  const { converter, sum, Label, onIntent, onPicker, rate, provenance } = props;
  const { t } = useTranslate();
  const { from, to, results, pick, swap } = converter;
  const { refused, ...field } = converter.field;
  const onOpen = useLatest((side: Side, button: HTMLElement) =>
    onPicker(
      {
        side,
        chosenId: side === 'from' ? from : (to[side] ?? ''),
        otherId: side === 'from' ? to[0] : from,
        onPick: (id) => pick(side, id),
      },
      button,
    ),
  );
  const button = (side: Side, id: string) => (
    <PickButton side={side} id={id} Label={Label} onOpen={onOpen} onIntent={onIntent} />
  );
  const targets = mapTargets(to, (id, at) => ({
    picked: button(at, id),
    result: refused ? { ok: false as const, message: t('error.not-a-number') } : (results[at] as Converted),
    sum: sum?.(results[at] as Result),
  }));
  return (
    <ConverterCard
      from={button('from', from)}
      amount={field}
      targets={targets}
      requested={`${converter.requested} ${refused}`}
      onSwap={() => swap()}
      rate={rate}
      provenance={provenance}
    />
  );
}
