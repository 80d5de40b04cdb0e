import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { type MessageKey, type Translate, useTranslate } from '../i18n/i18n.ts';
import { type OverlayProps, open } from '../platform/overlays.ts';
import { Icon } from './icon.tsx';
import { rowActionClass } from './list.ts';
import { RowText } from './row-text.tsx';

type Target =
  | { readonly href: string; readonly onPress?: never }
  | { readonly href?: never; onPress(button: HTMLElement): void };

type ActionRowProps = Target & {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string;
};

const actionClass = `${rowActionClass} flex-nowrap`;

/** Another site or program, rather than a view of the app. */
const isOutside = (href: string) => /^[a-z]+:/.test(href);

/** A row of a list that leads somewhere or does something: a link for the one, a button for the other. */
export function ActionRow({ icon: Glyph, title, detail, href, onPress }: ActionRowProps) {
  const content = (
    <>
      <Icon of={Glyph} className="mx-1 flex-none" />
      <RowText title={title} detail={detail} />
      {href && <Icon of={ChevronRight} className="turned flex-none text-muted" />}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" onClick={(event) => onPress(event.currentTarget)} className={actionClass}>
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

/** A row by its messages, which leads to an address, opens a sheet or does something. */
export type RowData = {
  readonly icon: LucideIcon;
  readonly title: MessageKey;
  readonly detail?: MessageKey;
} & (
  | { readonly href: string }
  | { readonly sheet: ComponentType<OverlayProps> }
  | { run(t: Translate): void }
);

export function ActionRows({ rows }: { readonly rows: readonly RowData[] }) {
  const { t } = useTranslate();
  return rows.map(({ icon, title, detail, ...target }) => (
    <li key={title}>
      <ActionRow
        {...{ icon, title: t(title), ...(detail && { detail: t(detail) }) }}
        {...('href' in target
          ? target
          : { onPress: (button) => ('sheet' in target ? open(target.sheet, {}, button) : target.run(t)) })}
      />
    </li>
  ));
}
