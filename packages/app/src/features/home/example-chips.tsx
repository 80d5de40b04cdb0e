import { Link } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass, chipsClass } from './chip.ts';

const examples = [
  { path: '/currency/USD/EUR', label: 'USD → EUR' },
  { path: '/category/length/mi/km', label: 'mi → km' },
  { path: '/category/temperature/f/c', label: '°F → °C' },
] as const;

/** Pairs to try, one tap from their converter. */
export function ExampleChips() {
  const { t } = useTranslate();
  return (
    <ul aria-label={t('home.examples')} className={chipsClass}>
      {examples.map(({ path, label }) => (
        <li key={path}>
          <Link href={path} className={chipClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
