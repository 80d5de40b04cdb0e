import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import { useLocation } from 'wouter';
import { parseAddress } from '../../conversion/address.ts';
import { addMessages, useTranslate } from '../../i18n/i18n.ts';
import { useViewFocus } from '../../platform/use-view-focus.ts';
import { Emoji } from '../../ui/emoji.tsx';

function TechnicalTitle() {
  const { t } = useTranslate();
  // It may come later than its view, and take the place of a heading that has the focus.
  useViewFocus();
  const [path] = useLocation();
  const technical = TECHNICAL_CATEGORIES.find(({ id }) => id === parseAddress(path)?.category);
  return (
    <>
      {technical && <Emoji>{technical.emoji}</Emoji>}
      <h1>{t(technical ? `category.${technical.id}` : 'category.notFound.short')}</h1>
    </>
  );
}

export async function load() {
  await addMessages('technical');
  return TechnicalTitle;
}
