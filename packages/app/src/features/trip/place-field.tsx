import { findCurrency } from '@equivale/core';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { open } from '../../platform/overlays.ts';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, prepare } from '../../ui/part.tsx';

const PlacePicker = lazyPart(async () => (await import('./place-picker.tsx')).PlacePicker);

interface PlaceFieldProps {
  readonly label: string;
  /** What is chosen, by its name; empty for nothing. */
  readonly name: string;
  readonly placeholder: string;
  readonly currency: string;
  readonly place: string;
  readonly hasCountries: boolean;
  readonly onPlace: (place: string) => void;
}

export function PlaceField(props: PlaceFieldProps) {
  const { label, name, placeholder, currency, place, hasCountries, onPlace } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="type-label mb-1.5 block text-muted">
        {label}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-name`}
        className="form-box flex-nowrap gap-2.5 w-full py-0 hover:bg-raised"
        onPointerEnter={() => prepare(PlacePicker.load)}
        onFocus={() => prepare(PlacePicker.load)}
        onClick={({ currentTarget }) =>
          open(PlacePicker, { title: label, hasCountries, chosen: place, onPick: onPlace }, currentTarget)
        }
      >
        {currency && <Flag region={findCurrency(currency)?.region} code={currency} size={20} />}
        <span id={`${id}-name`} className="min-w-0 flex-1 text-start">
          {name === '' ? <span className="text-muted">{placeholder}</span> : name}{' '}
          <span className="sr-only">{currency}</span>
        </span>
        <span aria-hidden className="text-muted">
          {currency}
        </span>
        <Icon of={ChevronDown} size={16} className="flex-none text-muted" />
      </button>
    </div>
  );
}
