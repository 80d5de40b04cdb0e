import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/i18n.ts';

function Fallback({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="max-w-[440px] pt-12 pb-8">
      <TriangleAlert aria-hidden size={32} strokeWidth={1.5} className="text-warn" />
      <h2 className="type-title mt-4 mb-1">{t('app.error.title')}</h2>
      <p className="mb-5 text-muted">{t('app.error.body')}</p>
      <button
        type="button"
        onClick={onRetry}
        className="type-strong min-h-12 rounded-field bg-accent px-5 text-on-accent"
      >
        {t('app.retry')}
      </button>
    </div>
  );
}

/** Shown in a view's place when drawing it throws; the frame around it stays usable. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <Fallback onRetry={() => this.setState({ failed: false })} />;
    return this.props.children;
  }
}
