import type { ReactNode } from 'react';
import { useTechnicalUnits } from '../../conversion/technical-units.ts';

/** Fetches the technical units for what is shown in it. */
export function TechnicalGate({ children }: { readonly children?: ReactNode }) {
  useTechnicalUnits();
  return children;
}
