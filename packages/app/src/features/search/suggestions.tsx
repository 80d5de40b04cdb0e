import { quote, type RateTable, toRecordedText } from '@equivale/core';
import { Clock, type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRates } from '../../api/rates.ts';
import { converterPath } from '../../conversion/address.ts';
import type { Pair } from '../../conversion/conversion.ts';
import { describeConversion } from '../../conversion/describe-conversion.ts';
import { loadedUnits } from '../../conversion/loaded-units.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { LIMITS } from '../../device/limits.ts';
import { useRecentConversions } from '../../device/stored-pairs.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowActionClass, rowTextClass } from '../../ui/list.ts';

interface Example extends Pair {
  readonly fromValue: number;
}

const examples: readonly Example[] = [
  { category: 'currency', fromUnit: 'USD', toUnit: 'EUR', fromValue: 100 },
  { category: 'length', fromUnit: 'mi', toUnit: 'km', fromValue: 26.2 },
  { category: 'temperature', fromUnit: 'f', toUnit: 'c', fromValue: 350 },
  { category: 'area', fromUnit: 'acre', toUnit: 'ha', fromValue: 3.5 },
];

/** @returns undefined while a rate is missing */
function resultOf(
  { category, fromUnit, toUnit, fromValue }: Example,
  rates: RateTable | undefined,
): string | undefined {
  const amount = String(fromValue);
  if (category !== 'currency') {
    const exact = loadedUnits().convert(amount, fromUnit, toUnit);
    return exact.ok ? toRecordedText(exact) : undefined;
  }
  const quoted = rates && quote({ amount, from: fromUnit, to: toUnit }, rates);
  return quoted?.ok ? toRecordedText(quoted.result) : undefined;
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly pair: Pair;
  readonly text: string;
  readonly figure: string | undefined;
  readonly onChoose: () => void;
}

function Row({ icon: Glyph, pair, text, figure, onChoose }: RowProps) {
  return (
    <li>
      <Link href={converterPath(pair)} onClick={onChoose} className={rowActionClass}>
        <Icon of={Glyph} className="flex-none text-muted" />
        <span className={rowTextClass}>{text}</span>
        <span className="ms-auto text-end">{figure}</span>
      </Link>
    </li>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="type-label-strong px-4 pt-3 pb-1 text-muted">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** The search before anything is typed: conversions to try, and recent ones. */
export function Suggestions({ onChoose }: { readonly onChoose: () => void }) {
  const { t, locale } = useTranslate();
  const rates = useRates()?.table;
  const { data: recent = [] } = useRecentConversions(LIMITS.recentInSearch);
  return (
    <>
      <Group title={t('search.try')}>
        {examples.map((example) => {
          const toText = resultOf(example, rates);
          const { question, value } = describeConversion(
            { ...example, toValue: Number(toText), ...(toText && { toText }) },
            locale,
            undefined,
          );
          return (
            <Row
              key={converterPath(example)}
              icon={Search}
              pair={example}
              text={question}
              figure={toText === undefined ? undefined : value}
              onChoose={() => {
                resumeConversion(example, locale);
                onChoose();
              }}
            />
          );
        })}
      </Group>
      {recent.length > 0 && (
        <Group title={t('recent.title')}>
          {recent.map((record) => {
            const { question, value } = describeConversion(record, locale, undefined);
            return (
              <Row
                key={record.id}
                icon={Clock}
                pair={record}
                text={question}
                figure={value}
                onChoose={() => {
                  resumeConversion(record, locale);
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
