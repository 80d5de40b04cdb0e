import type { ReactNode } from 'react';
import { useTechnicalUnits } from '../../conversion/technical-units.ts';

export function TechnicalGate({ children }: { readonly children?: ReactNode }) {
  useTechnicalUnits();
  return children;
}
