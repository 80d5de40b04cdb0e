import './sheet.css';
import type { ReactNode } from 'react';

interface FactsProps {
  /** Names and values; those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string;
}

export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`sheet-facts ${className}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
