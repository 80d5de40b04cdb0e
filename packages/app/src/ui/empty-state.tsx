import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly body: string;
  /** `warn` says that something is wrong. */
  readonly tone?: 'muted' | 'warn';
  /** It came without being asked for, and is said aloud. */
  readonly isAlert?: boolean;
  /** There is a line above it already. */
  readonly isUnderLine?: boolean;
  /** What to do next: one button or link. */
  readonly children?: ReactNode;
}

/** Shown in place of a list: an icon, what is the matter, what to do. */
export function EmptyState({
  icon: Icon,
  title,
  body,
  tone = 'muted',
  isAlert = false,
  isUnderLine = false,
  children,
}: EmptyStateProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`max-w-[440px] pb-8 ${isUnderLine ? 'pt-6' : 'pt-12'}`}
    >
      <Icon
        aria-hidden
        size={32}
        strokeWidth={1.5}
        className={tone === 'warn' ? 'text-warn' : 'text-muted'}
      />
      <h2 className="type-title mt-4 mb-1 text-balance">{title}</h2>
      <p className="mb-5 text-pretty text-muted">{body}</p>
      {children}
    </div>
  );
}
