import type { IconNode, LucideIcon } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

/**
 * Renders an icon of lucide's without what no icon here uses: sizes by context, aliases, class names. In place of lucide's own it is worth
 * 1.1 kB of the first script (gzip); with the bare icons of vite.config.ts 1.7 kB, and 10 kB on a device.
 */
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
