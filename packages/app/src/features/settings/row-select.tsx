import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** The choice at the end of a row, on one line: on a narrow screen large text shrinks to fit. */
export function RowSelect(props: ComponentProps<'select'>) {
  return (
    <span className="relative ms-auto max-w-full">
      <select
        data-row
        {...props}
        className="min-h-touch max-w-full appearance-none rounded-field border border-control bg-surface py-0 pe-10 ps-3 text-[length:min(1em,7vw)]"
      />
      <Icon
        of={ChevronDown}
        size={16}
        className="pointer-events-none absolute top-1/2 end-3 -translate-y-1/2"
      />
    </span>
  );
}
