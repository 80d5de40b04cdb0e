import type { IconNode, LucideIcon } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

/** lucide's icons without contexts, aliases and class names: saves 1.1 kB of the first script (gzip). */
// biome-ignore lint/style/noDefaultExport: the module that it stands for has one
export default function createIcon({ node }: { readonly node: IconNode }): LucideIcon {
  let children: ReactNode[] | undefined;
  const Icon: unknown = ({ size = 24, ...props }: { readonly size?: number }) => {
    // Not before one is rendered: most of the icons that a page's scripts bring are not on it.
    children ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...children,
    );
  };
  return Icon as LucideIcon;
}
