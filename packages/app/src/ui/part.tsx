import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

const failed = new Set<() => void>();

/**
 * A component whose code is fetched when it is first drawn. React never retries a lazy component that failed: here it is
 * made anew when a {@link Part} is tried again.
 * @param load fetches the code; called again after a failure
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let View: ComponentType<Props>;
  const renew = () => {
    View = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
  };
  renew();
  return (props) => createElement(View, props);
}

/** Fetches code ahead of its use. A failure is ignored here: it is reported, and retried, when the code is used. */
export const prepare = (load: () => Promise<unknown>): void => void load().catch(() => {});

interface PartProps {
  readonly children: ReactNode;
  /** Shown while the code is loading. */
  readonly fallback?: ReactNode;
  /** Shown when loading failed; nothing by default. */
  readonly whenFailed?: (retry: () => void) => ReactNode;
  /** Called on failure, so that what was opened can be closed and opened again. */
  readonly onFailed?: () => void;
}

/** A place for parts that are loaded later: one that cannot be loaded or drawn leaves the rest of the page as it is. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    for (const renew of failed) renew();
    failed.clear();
    this.props.onFailed?.();
  }

  override render() {
    const { children, fallback = null, whenFailed } = this.props;
    if (this.state.hasFailed) return whenFailed?.(() => this.setState({ hasFailed: false })) ?? null;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
