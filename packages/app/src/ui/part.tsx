import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';
import { addMessages } from '../i18n/i18n.ts';
import { failedLoads } from '../platform/failed-loads.ts';

/** Rerender functions of the places that wait for code. */
const waiting = new Set<() => void>();
const rerenderWaiting = () => {
  for (const rerender of waiting) rerender();
};

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is rendered, which it then is without a wait. */
  load(): Promise<void>;
};

/** React never retries a failed lazy component: this one is made anew when {@link Part} is tried again. */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  ...messages: readonly Parameters<typeof addMessages>[0][]
): LazyPart<Props> {
  const load = async () => (await Promise.all([fetchCode(), ...messages.map(addMessages)]))[0];
  let View: ComponentType<Props>;
  const renew = () => {
    View = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedLoads.add(renew);
        throw error;
      } finally {
        // After React has heard of it.
        setTimeout(rerenderWaiting);
      }
    });
  };
  renew();
  function Lazy(props: Props) {
    // What is rendered already stays, also where the code has been fetched ahead meanwhile.
    const [Shown] = useState(() => View);
    return createElement(Shown, props);
  }
  Lazy.load = async () => {
    View = await load();
  };
  return Lazy;
}

/** Fetches code ahead of its use. A failure is ignored here: it is reported, and retried, when the code is used. */
export const prepare = (load: () => Promise<unknown>): void => void load().catch(() => {});

/** Runs a background task; after a failure retries when network or page come back, as both may say nothing. */
export function startUnasked(start: () => Promise<unknown>): void {
  start().catch(() => {
    const again = new AbortController();
    const tryAgain = () => {
      again.abort();
      startUnasked(start);
    };
    addEventListener('online', tryAgain, again);
    document.addEventListener('visibilitychange', tryAgain, again);
  });
}

interface PartProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
  /** Shown when loading failed; nothing by default. */
  readonly whenFailed?: (retry: () => void) => ReactNode;
  /** Called on failure, so that what was opened can be closed and opened again. */
  readonly onFailed?: () => void;
}

/** React alone would show this for 300 ms once rendered, however soon the code comes. */
function Waiting({ rerender, children }: { readonly rerender: () => void; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    waiting.add(rerender);
    return () => void waiting.delete(rerender);
  }, [rerender]);
  return children;
}

/** A place for parts that are loaded later: one that cannot be loaded or rendered leaves the rest of the page as it is. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    for (const renew of failedLoads) renew();
    failedLoads.clear();
    this.props.onFailed?.();
  }

  readonly rerender = () => this.forceUpdate();

  override render() {
    const { children, fallback = null, whenFailed } = this.props;
    if (this.state.hasFailed) return whenFailed?.(() => this.setState({ hasFailed: false })) ?? null;
    return <Suspense fallback={<Waiting rerender={this.rerender}>{fallback}</Waiting>}>{children}</Suspense>;
  }
}
