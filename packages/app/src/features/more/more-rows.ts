import {
  Bell,
  Calculator,
  CircleHelp,
  CookingPot,
  FileText,
  Heart,
  History,
  Info,
  Luggage,
  Mail,
  Printer,
  Receipt,
  Rows3,
  Ruler,
  ShieldCheck,
  WifiOff,
} from 'lucide-react';
import { RATE, SHARE } from '../../converter/app-rows.ts';
import { currentLanguage, i18n } from '../../i18n/i18n.ts';
import { pathIn } from '../../i18n/languages.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { notify } from '../../platform/notices.ts';
import { isOutOfReach } from '../../platform/out-of-reach.ts';
import { homeOf } from '../../platform/share-app.ts';
import { site, supportMailUrl } from '../../platform/site.ts';
import type { RowData } from '../../ui/action-row.tsx';
import { lazyPart } from '../../ui/part.tsx';

const PaidPart = lazyPart(async () => (await import('./paid.sheet.tsx')).Sheet, 'own-money');
const TechnicalSheet = lazyPart(
  async () => (await import('./technical-sheet.tsx')).TechnicalSheet,
  'technical',
);

export const FEATURES: readonly RowData[] = [
  { icon: History, title: 'home.recent', detail: 'more.recent.detail', href: '/recent-conversions' },
  { icon: Calculator, title: 'calculator.name', detail: 'more.calculator.detail', href: '/calculator' },
  { icon: Rows3, title: 'list.name', detail: 'more.list.detail', href: '/list' },
  { icon: Receipt, title: 'more.paid', detail: 'more.paid.detail', sheet: PaidPart },
  { icon: Luggage, title: 'trip.name', detail: 'more.trip.detail', href: '/trip' },
  { icon: Bell, title: 'alerts.name', detail: 'more.alerts.detail', href: '/alerts' },
  { icon: Printer, title: 'pocket.name', detail: 'more.pocket.detail', href: '/pocket' },
  { icon: CookingPot, title: 'kitchen.name', detail: 'more.kitchen.detail', href: '/kitchen' },
  {
    icon: WifiOff,
    title: 'more.offline',
    detail: 'more.offline.detail',
    run: () => notify({ message: 'more.offline.available' }),
  },
  SHARE,
];

/** The way to categories that few people need. */
export const TECHNICAL: RowData = {
  icon: Ruler,
  title: 'more.technical',
  detail: 'more.technical.detail',
  sheet: TechnicalSheet,
};

const donate = () =>
  notify({
    message: 'more.donate.thanks',
    action: {
      label: 'more.donate.open',
      run: () => void window.open(site.donationUrl, '_blank', 'noopener'),
    },
  });

export const SUPPORT: readonly RowData[] = [
  {
    icon: CircleHelp,
    title: 'more.help',
    detail: 'more.help.detail',
    get href() {
      return supportMailUrl(i18n._('contact.subject'));
    },
  },
  RATE,
  { icon: Heart, title: 'more.donate', run: donate },
];

/** No part of the app: also inside the native shell they are the site's. */
const openDocs = (path: string) => async () => {
  if (isOutOfReach()) return;
  const home = homeOf(await currentPlatform());
  window.open(new URL(pathIn(currentLanguage(), path), home), '_blank', 'noopener');
};

export const INFORMATION: readonly RowData[] = [
  { icon: Info, title: 'about.name', href: '/about' },
  { icon: Mail, title: 'contact.name', href: '/contact' },
  { icon: ShieldCheck, title: 'privacy.name', href: '/privacy' },
  { icon: FileText, title: 'terms.name', href: '/terms' },
  { icon: Info, title: 'more.rates', run: openDocs('/docs/rates') },
  { icon: Rows3, title: 'more.build', run: openDocs('/docs') },
];
