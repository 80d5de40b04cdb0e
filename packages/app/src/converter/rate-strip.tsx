import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

interface RateStripProps {
  /** `1 USD = 0,8548 EUR`, or a unit's formula. */
  readonly children: ReactNode;
  readonly favorite: boolean;
  readonly favoriteLabel: string;
  readonly onFavorite: () => void;
  /** A second line under it. */
  readonly under?: ReactNode;
}

interface StarButtonProps {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

export function StarButton({ label, isPressed, onPress }: StarButtonProps) {
  return (
    <IconButton
      icon={Star}
      label={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="aria-pressed:[&>svg]:fill-current"
    />
  );
}

export function RateStrip({ children, favorite, favoriteLabel, onFavorite, under }: RateStripProps) {
  return (
    <div className="rate-strip">
      <p className="rate-text">
        {children}
        {under !== undefined && <span className="rate-under">{under}</span>}
      </p>
      <StarButton label={favoriteLabel} isPressed={favorite} onPress={onFavorite} />
    </div>
  );
}
