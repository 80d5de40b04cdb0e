import { CATEGORIES, isOwnId } from '@equivale/core';
import { isConverterId } from '../../conversion/conversion.ts';
import type { ScreenHeader } from './route.ts';

/** The state is loaded with the converter; the way back needs it only when it is used. */
const leaveCategory = () =>
  void import('../../conversion/converter-state.ts').then((state) => state.dispatch({ type: 'leave' }));

export function categoryHeader(id = ''): ScreenHeader {
  const known = CATEGORIES.find((category) => category.id === id);
  const name = known?.id;
  const back = { back: '/', onBack: leaveCategory } as const;
  if (!name)
    return {
      title: isOwnId(id) ? 'category.own' : isConverterId(id) ? 'category.more' : 'category.notFound.short',
      ...back,
    };
  return {
    title: `category.${name}`,
    emoji: known.emoji,
    description: `category.${name}.description`,
    ...back,
  };
}
