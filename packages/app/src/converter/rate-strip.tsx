import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

interface RateStripProps {
  /** `1 USD = 0,8548 EUR`, or a unit's formula. */
  readonly children: ReactNode;
  readonly favorite: boolean;
  readonly favoriteLabel: string;
  readonly onFavorite: () => void;
}

/** The rule the result follows, and the star that saves the pair. */
export function RateStrip({ children, favorite, favoriteLabel, onFavorite }: RateStripProps) {
  return (
    <div className="rate-strip">
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">{children}</p>
      <IconButton
        label={favoriteLabel}
        aria-pressed={favorite}
        onClick={onFavorite}
        className="aria-pressed:[&>svg]:fill-current"
      >
        <Star size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
