import { POPULAR_CURRENCIES } from '@equivale/core';
import { ArrowRight, Keyboard } from 'lucide-react';
import { unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass } from './choice-row.tsx';

/** Before anything is measured: a little of everything that people convert. */
const ANY = [
  '€',
  '$',
  'km',
  'mi',
  'm',
  'ft',
  'in',
  'kg',
  'lb',
  'oz',
  '°C',
  '°F',
  'h',
  'min',
  's',
  'm²',
  'L',
  'km/h',
];
const MOST = 10;

/** What can stand beside an amount of this unit: its category's units, the common ones where there are any, or the currencies used most. */
function unitsBeside(id: string | undefined): readonly string[] {
  if (id === undefined) return ANY;
  const units = unitSet.list(unitSet.find(id)?.category ?? '');
  const [first] = units;
  if (first)
    return units
      .filter(({ table }) => table === first.table)
      .slice(0, MOST)
      .map(({ symbol }) => symbol);
  return /^[A-Z]{3,4}$/.test(id) ? POPULAR_CURRENCIES.slice(0, MOST) : ANY;
}

interface UnitRowProps {
  /** Unit or currency of the question so far. */
  readonly unit: string | undefined;
  readonly letters: boolean;
  readonly onLetters: () => void;
  readonly onPress: (written: string) => void;
}

/** Units within reach of the thumb, those of the question's own category first, and the way to the keyboard for all others. */
export function UnitRow({ unit, letters, onLetters, onPress }: UnitRowProps) {
  const { t } = useTranslate();
  return (
    <div className="calculator-units">
      <button
        type="button"
        aria-label={t('calculator.key.letters')}
        aria-pressed={letters}
        className={`${chipClass} aria-pressed:text-accent lg:hidden`}
        onClick={onLetters}
      >
        <Keyboard size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('calculator.key.in')}
        className={`${chipClass} text-accent`}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPress('→')}
      >
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <ul aria-label={t('calculator.units')} className="flex gap-2">
        {unitsBeside(unit).map((symbol) => (
          <li key={symbol}>
            <button
              type="button"
              className={chipClass}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPress(symbol)}
            >
              {symbol}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
