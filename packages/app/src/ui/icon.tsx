import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** In px; 20 without it. */
  readonly size?: number | undefined;
  readonly className?: string;
}

/** An icon beside a text or in a button that says the same: screen readers leave it out. */
export const Icon = ({ of: Glyph, size = 20, ...rest }: IconProps) => (
  <Glyph aria-hidden size={size} strokeWidth={1.75} {...rest} />
);
