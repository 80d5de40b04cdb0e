import { formatNamed, type Locale } from '@equivale/core';
import { Check, Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { shareView } from '../../platform/share-app.ts';
import { Equation } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCopy } from '../../ui/use-copy.ts';

export interface SourceRow {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly value?: string | undefined;
  readonly note?: string | undefined;
}

export interface ProvenanceSheetProps extends OverlayProps {
  /** The rule in full: `1 USD = 0,854774 EUR`. */
  readonly headline: string;
  readonly lead: string;
  /** Warnings about the figure, before its facts. */
  readonly notices?: readonly string[];
  /** Those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | undefined])[];
  readonly sources: readonly SourceRow[];
  readonly remark?: string | undefined;
  /** Stands before the facts. */
  readonly children?: ReactNode;
  /** Where to read on, under everything. */
  readonly links?: ReactNode;
  /** The line to share with the address of the view, where it is not the headline. */
  readonly shared?: string;
}

/** What does not fit beside the left part goes below it, whole. */
const lineClass = 'flex flex-wrap justify-between gap-x-3';

function Source({ name, detail, value = '', note }: SourceRow) {
  return (
    <li className="border-line border-t py-3">
      <div className={lineClass}>
        <b className="font-semibold">{name}</b>
        <span className="ms-auto text-end">
          <Equation text={value} />
        </span>
      </div>
      <small className={`type-label text-muted ${lineClass}`}>
        <span>{detail}</span>
        <span className="ms-auto text-end">{note}</span>
      </small>
    </li>
  );
}

/** What goes to the clipboard: everything the sheet says, as plain lines. */
function asText(
  { headline, lead, notices = [], facts, sources }: ProvenanceSheetProps,
  locale: Locale,
): string {
  return [
    headline,
    lead,
    ...notices,
    ...facts.flatMap(([name, value]) => (value ? formatNamed(name, value, locale) : [])),
    ...sources.map(({ name, detail, value, note }) =>
      [name, detail, value, note].filter(Boolean).join(' · '),
    ),
  ].join('\n');
}

/** Where a figure comes from: the full rule and its inverse, dates, calculation and sources. */
export function ProvenanceSheet(props: ProvenanceSheetProps) {
  const { headline, lead, notices = [], facts, sources, remark, children, links } = props;
  const { opener, onClose, shared = headline } = props;
  const { t, locale } = useTranslate();
  const { copied, copy } = useCopy();
  // The outcome is announced behind the sheet.
  const share = () => {
    onClose();
    void shareView(shared);
  };
  return (
    <Sheet title={t('provenance.title')} opener={opener} onClose={onClose}>
      <p className="type-hero">
        <Equation text={headline} />
      </p>
      <p className="whitespace-pre-line text-pretty text-muted">{lead}</p>
      {notices.map((notice) => (
        <p key={notice} className="mt-2 text-pretty">
          {notice}
        </p>
      ))}
      {children}
      <Facts
        className="mt-3"
        facts={facts.map(([name, value]) => [name, value && <Equation key={name} text={value} />])}
      />
      <h3 className="type-label-strong mt-6 mb-2 text-muted">{t('provenance.sources')}</h3>
      <ul>
        {sources.map((source) => (
          <Source key={source.id} {...source} />
        ))}
      </ul>
      {remark ? (
        <p className="type-label border-line border-t pt-3 text-pretty text-muted">{remark}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => copy(asText(props, locale))}>
          <Icon of={copied ? Check : Copy} />
          {t(copied ? 'question.copied' : 'provenance.copy')}
        </Button>
        <Button onClick={share}>
          <Icon of={Share2} />
          {t('share.view')}
        </Button>
      </div>
      {links}
    </Sheet>
  );
}
