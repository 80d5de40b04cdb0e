import {
  Children,
  type ComponentProps,
  createContext,
  createElement,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useBrowserLocation, useSearch as useBrowserSearch } from 'wouter/use-browser-location';

/*
 * Stands for wouter with what the app uses of it, and by its names: no nested routers, no patterns but `/:name` and `/:name?`. The build puts
 * it in the place of wouter's own, which takes 0.8 kB more of the first load; types and documentation are wouter's.
 */

interface Options {
  readonly replace?: boolean;
  readonly state?: unknown;
}
type Navigate = (to: string, options?: Options) => void;

interface Place {
  readonly hook: (place: Place) => readonly [path: string, navigate: Navigate];
  readonly searchHook: (place: Place) => string;
  /** What all addresses begin with. */
  readonly base: string;
  readonly ssrPath?: string;
  readonly ssrSearch?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

const PlaceContext = createContext<Place>({
  hook: useBrowserLocation as Place['hook'],
  searchHook: useBrowserSearch as Place['searchHook'],
  base: '',
});
const ParamsContext = createContext<Params>({});

export const useParams = () => useContext(ParamsContext);

/** An address as people write it; one that cannot be decoded stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The path below the base; `~` and all of it where it is not below. */
function pathBelow(base: string, address: string): string {
  const path = decoded(address);
  return `${path}/`.toLowerCase().startsWith(`${base}/`) ? path.slice(base.length) || '/' : `~${path}`;
}

const addressOf = (base: string, to: string) => (to.startsWith('~') ? to.slice(1) : base + to);

export function useLocation(): [string, Navigate] {
  const place = useContext(PlaceContext);
  const [path, go] = place.hook(place);
  const held = useRef<Navigate>(undefined);
  // Whoever was given it before the base changed goes below the new one.
  useInsertionEffect(() => {
    held.current = (to, options) => go(addressOf(place.base, to), options);
  });
  const navigate = useMemo<Navigate>(() => (to, options) => held.current?.(to, options), []);
  return [pathBelow(place.base, path), navigate];
}

export function useSearch(): string {
  const place = useContext(PlaceContext);
  return decoded(place.searchHook(place).replace(/^\?/, ''));
}

/** @returns what a path has in the places of a pattern, undefined where it is another path */
function paramsOf(pattern: string, path: string): Params | undefined {
  const places = pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2');
  const found = new RegExp(`^${places}/?$`, 'i').exec(path);
  return found ? { ...found.groups } : undefined;
}

export function useRoute(pattern: string): [boolean, Params | undefined] {
  const [path] = useLocation();
  const params = paramsOf(pattern, path);
  return [params !== undefined, params];
}

interface RouterProps extends Partial<Place> {
  readonly children?: ReactNode;
}

export function Router({ hook, searchHook, base = '', ssrPath, children }: RouterProps) {
  const outer = useContext(PlaceContext);
  const place = useMemo(() => {
    const [path, ssrSearch = ''] = ssrPath?.split('?') ?? [];
    const written = path === undefined ? {} : { ssrPath: path, ssrSearch };
    return { hook: hook ?? outer.hook, searchHook: searchHook ?? outer.searchHook, base, ...written };
  }, [outer, hook, searchHook, base, ssrPath]);
  return createElement(PlaceContext, { value: place }, children);
}

interface RouteProps {
  readonly path?: string;
  readonly children: ReactNode | ((params: Params) => ReactNode);
}

export function Route({ path = '', children }: RouteProps) {
  const [address] = useLocation();
  const params = useMemo(() => (path === '' ? {} : paramsOf(path, address)), [path, address]);
  if (!params) return null;
  const content = typeof children === 'function' ? children(params) : children;
  return createElement(ParamsContext, { value: params }, content);
}

export function Switch({ children }: { readonly children: ReactNode }) {
  const [address] = useLocation();
  const routes = Children.toArray(children).filter((route) => isValidElement<RouteProps>(route));
  return routes.find(({ props: { path } }) => path === undefined || paramsOf(path, address)) ?? null;
}

interface LinkProps extends ComponentProps<'a'>, Options {
  readonly to?: string;
}

export function Link({ to = '', href = to, onClick, replace, state, ...rest }: LinkProps) {
  const { base } = useContext(PlaceContext);
  const [, navigate] = useLocation();
  return createElement('a', {
    ...rest,
    href: addressOf(base, href),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // Whoever holds a key or uses another button wants it elsewhere.
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
      onClick?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      navigate(href, { ...(replace && { replace }), ...(state !== undefined && { state }) });
    },
  });
}

export function Redirect({ to, replace = false }: { readonly to: string; readonly replace?: boolean }) {
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn meanwhile
  useLayoutEffect(() => navigate(to, { replace }), []);
  return null;
}
