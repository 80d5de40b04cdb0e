import { POPULAR_CURRENCIES } from '@equivale/core';
import { ArrowRight, Keyboard } from 'lucide-react';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle, useCurrencyNames } from '../../i18n/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { chipClass } from './choice-row.tsx';

interface UnitKey {
  readonly id: string;
  /** What it shows, and writes. */
  readonly symbol: string;
}

const keyOf = (id: string): UnitKey => ({ id, symbol: symbolOf(id) });

/** Before anything is measured: a little of everything that people convert. */
const ANY: readonly UnitKey[] = [
  { id: 'EUR', symbol: '€' },
  { id: 'USD', symbol: '$' },
  ...'km mi m ft in kg lb oz c f h min s m2 l kmh'.split(' ').map(keyOf),
];
const MOST = 10;

/** Units beside an amount of this unit: of its category, common ones first, or the most used currencies. */
function unitsBeside(id: string | undefined): readonly UnitKey[] {
  if (id === undefined) return ANY;
  const units = unitSet.list(unitSet.find(id)?.category ?? '');
  const [first] = units;
  if (first) return units.filter(({ table }) => table === first.table).slice(0, MOST);
  return /^[A-Z]{3,4}$/.test(id) ? POPULAR_CURRENCIES.slice(0, MOST).map(keyOf) : ANY;
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
  const unitNames = useUnitNames();
  const currencyNames = useCurrencyNames();
  const nameOf = (id: string) => asTitle(unitNames[id]?.one ?? currencyNames[id] ?? '');
  return (
    <div className="flex gap-2 items-center overflow-x-auto [scrollbar-width:none] [margin:0_calc(-1_*_var(--gutter))] [padding:2px_var(--gutter)] md:m-0 md:p-0.5">
      <button
        type="button"
        aria-label={t('calculator.key.letters')}
        aria-pressed={letters}
        className={`${chipClass} aria-pressed:text-accent lg:hidden`}
        onClick={onLetters}
      >
        <Icon of={Keyboard} />
      </button>
      <button
        type="button"
        aria-label={t('calculator.key.in')}
        className={`${chipClass} text-accent`}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPress('→')}
      >
        <Icon of={ArrowRight} className="turned" />
      </button>
      <ul aria-label={t('calculator.units')} className="flex gap-2">
        {unitsBeside(unit).map(({ id, symbol }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`${nameOf(id)}, ${symbol}`}
              className={`${chipClass} ${id === unit ? 'text-accent' : ''}`}
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
