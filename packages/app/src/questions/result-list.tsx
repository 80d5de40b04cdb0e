import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { Emoji } from '../ui/emoji.tsx';
import { Flag } from '../ui/flag.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { rowActionClass, rowClass, tagClass } from '../ui/list.ts';
import { RowText } from '../ui/row-text.tsx';
import { SettledStatus } from '../ui/settled-status.tsx';
import { useCopy } from '../ui/use-copy.ts';
import type { ResultRow as QuestionRow } from './question-results.ts';

type ResultRow = Omit<QuestionRow, 'from'>;

interface ResultListProps {
  readonly results: readonly ResultRow[];
  readonly others: readonly ResultRow[];
  readonly othersTitle: string;
  readonly copyLabel: string;
  readonly className?: string;
  readonly onChoose?: () => void;
}

function Logo({ row, size }: { readonly row: ResultRow; readonly size: 20 | 32 }) {
  if (row.currency) return <Flag {...row.currency} size={size} />;
  return row.emoji ? <Emoji>{row.emoji}</Emoji> : null;
}

function Figure({ row: { result, muted, unit } }: { readonly row: ResultRow }) {
  return (
    <>
      {result}
      <span className="font-medium text-muted">{muted}</span>
      {unit && `\u202F${unit}`}
    </>
  );
}

interface LeadingProps {
  readonly row: ResultRow;
  readonly onChoose: (() => void) | undefined;
  readonly linkClass: string;
  readonly plainClass: string;
  readonly children: ReactNode;
}

/** A link to the result's converter, or plain text if there is none. */
function Leading({ row, onChoose, linkClass, plainClass, children }: LeadingProps) {
  if (!row.path) return <div className={plainClass}>{children}</div>;
  const choose = () => {
    row.onChoose();
    onChoose?.();
  };
  return (
    <Link href={row.path} onClick={choose} className={linkClass}>
      {children}
    </Link>
  );
}

function TopResult({
  row,
  copyLabel,
  onChoose,
}: {
  row: ResultRow;
  copyLabel: string;
  onChoose?: (() => void) | undefined;
}) {
  const { t } = useTranslate();
  const { copied, copy } = useCopy();
  return (
    <li className="relative bg-accent-soft">
      <Leading
        row={row}
        onChoose={onChoose}
        linkClass="block p-4 focus-visible:-outline-offset-2"
        plainClass="p-4"
      >
        <span className="type-label flex items-center gap-1.5 pe-12 text-muted">
          <Logo row={row} size={20} />
          {row.question}
          {row.target && <Flag {...row.target} size={20} />}
          {row.tag && <span className={tagClass}>{row.tag}</span>}
        </span>
        <span className="type-hero mt-0.5 block [overflow-wrap:anywhere]">
          <Figure row={row} />
        </span>
        {row.note && <span className="type-label block text-muted">{row.note}</span>}
      </Leading>
      <IconButton
        icon={copied ? Check : Copy}
        label={copyLabel}
        className="absolute top-2 end-2"
        onClick={() => copy(row.plain)}
      />
      <SettledStatus text={copied ? t('question.copied') : ''} afterMs={0} />
    </li>
  );
}

interface OtherResultProps {
  readonly row: ResultRow;
  /** The best result says of which rates it is. */
  readonly isNoted: boolean;
  readonly onChoose?: (() => void) | undefined;
}

function OtherResult({ row, isNoted, onChoose }: OtherResultProps) {
  const under = [row.name, !isNoted && row.note].filter(Boolean).join(' · ');
  return (
    <li>
      <Leading row={row} onChoose={onChoose} linkClass={rowActionClass} plainClass={rowClass}>
        <Logo row={row} size={32} />
        <RowText title={row.question} detail={under} />
        <b className="ms-auto text-end font-semibold [overflow-wrap:anywhere]">
          <Figure row={row} />
        </b>
      </Leading>
    </li>
  );
}

/** The best result large, then further targets and alternatives; each links to its converter. */
export function ResultList({
  results,
  others,
  othersTitle,
  copyLabel,
  className = '',
  onChoose,
}: ResultListProps) {
  const [first, ...otherTargets] = results;
  if (!first) return null;
  return (
    <ul className={className}>
      <TopResult row={first} copyLabel={copyLabel} onChoose={onChoose} />
      {otherTargets.map((row) => (
        <OtherResult key={row.key} row={row} isNoted={first.note !== undefined} onChoose={onChoose} />
      ))}
      {others.length > 0 && <li className="type-label-strong px-4 pt-3 pb-1 text-muted">{othersTitle}</li>}
      {others.map((row) => (
        <OtherResult key={row.key} row={row} isNoted={first.note !== undefined} onChoose={onChoose} />
      ))}
    </ul>
  );
}
