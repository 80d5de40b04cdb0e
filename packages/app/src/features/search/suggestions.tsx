import { ArrowRightLeft, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRecentConversions } from '../../data/conversions.ts';
import { converterPath } from '../../data/converter-path.ts';
import { describeConversion, describePair } from '../../data/describe-conversion.ts';
import { pairFigure } from '../../data/describe-pair-figure.ts';
import type { Pair } from '../../data/favorites.ts';
import { LIMITS } from '../../data/limits.ts';
import { useRates } from '../../data/rates.ts';
import { resumeConversion } from '../../data/resume-conversion.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { rowActionClass, rowTextClass } from '../../ui/list.ts';

const examples: readonly Pair[] = [
  { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' },
  { category: 'length', fromUnit: 'mi', toUnit: 'km' },
  { category: 'weight', fromUnit: 'lb', toUnit: 'kg' },
  { category: 'temperature', fromUnit: 'f', toUnit: 'c' },
];

interface RowProps {
  readonly icon: LucideIcon;
  readonly pair: Pair;
  readonly text: string;
  readonly figure: string | undefined;
  readonly onChoose: () => void;
}

function Row({ icon: Icon, pair, text, figure, onChoose }: RowProps) {
  return (
    <li>
      <Link href={converterPath(pair)} onClick={onChoose} className={rowActionClass}>
        <Icon aria-hidden size={20} strokeWidth={1.75} className="flex-none text-quiet" />
        <span className={rowTextClass}>{text}</span>
        <span className="ml-auto text-right">{figure}</span>
      </Link>
    </li>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="type-label-strong px-4 pt-3 pb-1 text-quiet">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** What stands in the search before anything is typed: pairs to try, and what was converted lately. */
export function Suggestions({ onChoose }: { readonly onChoose: () => void }) {
  const { t, language } = useTranslate();
  const rates = useRates()?.table.rates;
  const { data: recent = [] } = useRecentConversions(LIMITS.recentInSearch);
  return (
    <>
      <Group title={t('search.try')}>
        {examples.map((pair) => (
          <Row
            key={converterPath(pair)}
            icon={ArrowRightLeft}
            pair={pair}
            text={describePair(pair)}
            figure={pairFigure(pair, language, rates)}
            onChoose={onChoose}
          />
        ))}
      </Group>
      {recent.length > 0 && (
        <Group title={t('recent.title')}>
          {recent.map((record) => {
            const { question, value } = describeConversion(record, language, undefined);
            return (
              <Row
                key={record.id}
                icon={Clock}
                pair={record}
                text={question}
                figure={value}
                onChoose={() => {
                  resumeConversion(record, language);
                  onChoose();
                }}
              />
            );
          })}
        </Group>
      )}
    </>
  );
}
