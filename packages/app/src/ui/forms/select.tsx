import './form.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label?: string | undefined }[];
  readonly onChange: (value: Value) => void;
  /** What represents the choice, where that is not the native field itself. */
  readonly children: ReactNode;
}

/** A choice in the device's own list, behind what represents it. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  children,
}: SelectProps<Value>) {
  return (
    <span className="form-select">
      {children}
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} {...option}>
            {option.value}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </span>
  );
}
