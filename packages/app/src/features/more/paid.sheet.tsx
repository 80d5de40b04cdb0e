import { useRates } from '../../api/rates.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { PaidSheet } from '../../converter/paid/paid-sheet.tsx';
import { notify } from '../../platform/notices.ts';
import type { OverlayProps } from '../../platform/overlays.ts';

export const messages = ['own-money'] as const;

/** What was really paid, for the pair that was converted last: the own card comes of it. */
export function Sheet({ opener, onClose }: OverlayProps) {
  const { from, to } = useConverterState((state) => state.currency);
  const table = useRates()?.table;
  if (!table) return null;
  return (
    <PaidSheet
      from={from}
      to={to[0]}
      table={table}
      opener={opener}
      onClose={onClose}
      onStored={() => {
        notify({ message: 'paid.kept' });
        onClose();
      }}
    />
  );
}
