import './sheet.css';
import type { ReactNode } from 'react';

interface FactsProps {
  /** A name and what is said of it; those of which nothing is said are left out. */
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
