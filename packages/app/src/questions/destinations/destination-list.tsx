import { Link } from 'wouter';
import { Emoji } from '../../ui/emoji.tsx';
import { rowActionClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';

interface DestinationRow {
  readonly path: string;
  readonly emoji: string;
  readonly name: string;
  readonly detail: string;
  readonly onChoose?: () => void;
}

interface DestinationListProps {
  readonly groups: readonly { readonly title: string; readonly rows: readonly DestinationRow[] }[];
  readonly className?: string;
  readonly onChoose?: () => void;
}

/** Converters in groups, each row with its kind. */
export function DestinationList({ groups, className = '', onChoose }: DestinationListProps) {
  return (
    <div className={className}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3 className="type-label-strong px-4 pt-3 pb-1 text-muted">{title}</h3>
          <ul aria-label={title}>
            {rows.map((row) => (
              <li key={row.path}>
                <Link
                  href={row.path}
                  onClick={() => {
                    row.onChoose?.();
                    onChoose?.();
                  }}
                  className={rowActionClass}
                >
                  <Emoji>{row.emoji}</Emoji>
                  <span className={rowTextClass}>
                    <b className={rowTitleClass}>{row.name}</b>
                    {row.detail && <small className="type-label block text-muted">{row.detail}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
