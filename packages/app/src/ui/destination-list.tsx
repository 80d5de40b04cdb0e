import { Link } from 'wouter';
import { Emoji } from './emoji.tsx';
import { rowActionClass, rowTextClass, rowTitleClass } from './list.ts';

interface DestinationRow {
  readonly path: string;
  readonly emoji: string;
  readonly name: string;
  readonly detail: string;
}

interface DestinationListProps {
  readonly rows: readonly DestinationRow[];
  readonly className?: string;
  readonly onChoose?: () => void;
}

/** Converters to go to, each with what it is. */
export function DestinationList({ rows, className = '', onChoose }: DestinationListProps) {
  return (
    <ul className={className}>
      {rows.map(({ path, emoji, name, detail }) => (
        <li key={path}>
          <Link href={path} onClick={onChoose} className={rowActionClass}>
            <Emoji>{emoji}</Emoji>
            <span className={rowTextClass}>
              <b className={rowTitleClass}>{name}</b>
              {detail && <small className="type-label block text-quiet">{detail}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
