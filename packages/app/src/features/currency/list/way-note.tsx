import { wayName } from '../../../converter/paid/way-name.ts';
import type { OwnMoney } from '../../../device/own-money/own-money.ts';
import { markupOf } from '../../../device/own-money/use-rate-in-use.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { listFootClass } from '../../../ui/list.ts';

/** Says that the way of paying that is in use does not count in a list: several currencies have nobody who charges them. */
export function WayNote({ money }: { readonly money: OwnMoney }) {
  const { t } = useTranslate();
  const way = money.chosen?.of && markupOf(money, money.chosen.of, money.chosen.isTakenOff);
  return way ? <p className={listFootClass}>{t('list.way', { name: wayName(way, t) })}</p> : null;
}
