import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { rowActionClass, rowTextClass, rowTitleClass } from './list.ts';

type Target =
  | { readonly href: string; readonly onPress?: never }
  | { readonly href?: never; onPress(): void };

type ActionRowProps = Target & {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
};

const actionClass = `${rowActionClass} flex-nowrap`;

/** Another site or program, rather than a view of the app. */
const isOutside = (href: string) => /^[a-z]+:/.test(href);

/** A row of a list that leads somewhere or does something: a link for the one, a button for the other. */
export function ActionRow({ icon: Icon, title, detail, href, onPress }: ActionRowProps) {
  const content = (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mx-1 flex-none" />
      <span className={rowTextClass}>
        <b className={rowTitleClass}>{title}</b>
        {detail && <small className="type-label block text-pretty text-muted">{detail}</small>}
      </span>
      {href && (
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="turned flex-none text-muted" />
      )}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" onClick={onPress} className={actionClass}>
        {content}
      </button>
    );
  }
  return isOutside(href) ? (
    <a
      href={href}
      className={actionClass}
      {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {content}
    </a>
  ) : (
    <Link href={href} className={actionClass}>
      {content}
    </Link>
  );
}
