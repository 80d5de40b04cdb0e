import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import './empty-state.css';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly body: string;
  /** `warn` says that something is wrong. */
  readonly tone?: 'muted' | 'warn';
  /** It appeared unexpectedly, and is announced. */
  readonly isAlert?: boolean;
  /** Tries again what has failed. */
  readonly onRetry?: () => void;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Shown in place of a list: an icon, what is the matter, what to do. */
export function EmptyState({
  icon: Icon,
  title,
  body,
  onRetry,
  tone = onRetry ? 'warn' : 'muted',
  isAlert = onRetry !== undefined,
  children,
}: EmptyStateProps) {
  const { t } = useTranslate();
  return (
    <div role={isAlert ? 'alert' : undefined} className="empty">
      <div>
        <Icon
          aria-hidden
          size={32}
          strokeWidth={1.5}
          className={tone === 'warn' ? 'text-warn' : 'text-muted'}
        />
        <h2 className="type-title mt-4 mb-1 text-balance">{title}</h2>
        <p className="text-pretty text-muted">{body}</p>
      </div>
      {children && <div>{children}</div>}
      {onRetry && (
        <div>
          <Button isMain onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
