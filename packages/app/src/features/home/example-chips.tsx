import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';

const examples = ['home.example.money', 'home.example.height', 'home.example.oven'] as const;

export interface ExamplesProps {
  readonly onAsk: (question: string) => void;
  /** A chip before them. */
  readonly first?: ReactNode;
}

/** Questions to try: one tap asks them in the field above. */
export function ExampleChips({ onAsk, first }: ExamplesProps) {
  const { t } = useTranslate();
  return (
    <ul aria-label={t('home.examples')} className="chips">
      {first}
      {examples.map((key) => (
        <li key={key}>
          <Link
            href={`/?q=${encodeURIComponent(t(key))}`}
            className="chip chip-question"
            onClick={(event) => {
              event.preventDefault();
              onAsk(t(key));
            }}
          >
            <Icon of={Search} size={16} />
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
