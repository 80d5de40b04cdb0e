import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { rowActionClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import type { NamedThing, SearchResultRow } from './named-things.ts';

/** Rows of a group before the rest is requested. */
const MOST = 3;

interface DestinationListProps {
  readonly groups: readonly { readonly title: string; readonly rows: readonly NamedThing[] }[];
  /** Nothing is above: the first row is what Enter takes. */
  readonly isFirst: boolean;
  readonly className?: string;
  readonly onChoose?: () => void;
}

function Row({ row, onChoose }: { readonly row: SearchResultRow } & Pick<DestinationListProps, 'onChoose'>) {
  const { name, detail, emoji, mark, end, path } = row;
  const content = (
    <>
      {emoji ? <Emoji>{emoji}</Emoji> : mark}
      <RowText title={name} detail={detail} />
      {end && <b className="ms-auto text-end font-semibold">{end}</b>}
    </>
  );
  const choose = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    row.onChoose?.(currentTarget);
    onChoose?.();
  };
  return (
    <li>
      {path === undefined ? (
        <button type="button" data-row onClick={choose} className={rowActionClass}>
          {content}
        </button>
      ) : (
        <Link href={path} onClick={choose} className={rowActionClass}>
          {content}
        </Link>
      )}
    </li>
  );
}

function Group({
  title,
  rows,
  onChoose,
}: DestinationListProps['groups'][number] & Pick<DestinationListProps, 'onChoose'>) {
  const { t } = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWhole) list.current?.children[MOST]?.querySelector<HTMLElement>('a,[data-row]')?.focus();
  }, [isWhole]);
  return (
    <section>
      <h3 className="type-label-strong px-4 pt-3 pb-1 text-muted">{title}</h3>
      <ul aria-label={title} ref={list}>
        {rows.slice(0, isWhole ? undefined : MOST).map((row) => {
          if (row.Setting) return <row.Setting key={row.name} />;
          return <Row key={row.path ?? row.name} row={row} {...(onChoose && { onChoose })} />;
        })}
      </ul>
      {rows.length > MOST && !isWhole && (
        <button
          type="button"
          data-row
          className="type-label-strong min-h-touch w-full px-4 text-start text-accent hover:underline"
          onClick={() => setWhole(true)}
        >
          {t('search.all')}
          <span className="sr-only">: {title}</span>
        </button>
      )}
    </section>
  );
}

/** What was found, in groups of a few rows: each leads somewhere, does something, or is a setting. */
export function DestinationList({ groups, isFirst, className = '', onChoose }: DestinationListProps) {
  const firstClass = isFirst ? '[&>section:first-child_li:first-child]:bg-accent-soft' : '';
  return (
    <div className={`${className} ${firstClass}`}>
      {groups.map((group) => (
        <Group key={group.title} {...group} {...(onChoose && { onChoose })} />
      ))}
    </div>
  );
}
