import type { ReactNode } from 'react';
import { useTechnicalUnits } from '../../conversion/technical-units.ts';
import { unitSet } from '../../conversion/unit-set.ts';

interface TechnicalGateProps {
  readonly category: string;
  /** Drawn where there is no such category among the technical ones either. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Fetches the technical units for what is drawn in it. */
export function TechnicalGate({ category, otherwise, children }: TechnicalGateProps) {
  useTechnicalUnits();
  return unitSet.list(category).length > 0 ? children : otherwise;
}
