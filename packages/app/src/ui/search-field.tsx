import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Of the frame: its height, which no text changes, and its place. */
  readonly className: string;
  /** After the text: the button that clears it. */
  readonly children?: ReactNode;
}

/** A field for words to search for, with its magnifying glass; the whole frame takes the tap. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onText, placeholder, className, children, ...input } = props;
  return (
    <label className={`search-field ${className}`}>
      <Icon of={Search} />
      <input
        // The frame is a label that may hold a button too, whose name is not the field's.
        aria-label={label}
        value={value}
        // Each key would have the browser style the placeholder again, which is seen in an empty field only.
        placeholder={value === '' ? placeholder : undefined}
        onChange={(event) => onText(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
      />
      {children}
    </label>
  );
}
