import { ArrowUpDown, CreditCard, HardDrive, MonitorSmartphone, Ruler } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageKey } from '../../i18n/i18n.ts';
import type { RowData } from '../../ui/action-row.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { DarkModeRow } from './dark-mode-row.tsx';
import { FiguresRow } from './figures-row.tsx';
import { LanguageRow } from './language-row.tsx';

const OrderSheet = lazyPart(async () => (await import('./order.sheet.tsx')).Sheet, 'arranging');
const WaysSheet = lazyPart(async () => (await import('./ways.sheet.tsx')).Sheet, 'own-money');

/** Settings of few values, each changed in its row. */
export const CHOICES: readonly { readonly title: MessageKey; readonly Row: ComponentType }[] = [
  { title: 'settings.language', Row: LanguageRow },
  { title: 'settings.figures', Row: FiguresRow },
  { title: 'settings.dark', Row: DarkModeRow },
];

export const WAYS: RowData = {
  icon: CreditCard,
  title: 'settings.ways',
  detail: 'settings.ways.detail',
  sheet: WaysSheet,
};

/** What the person has set up: the order of home, how they pay, what they made and store. */
export const OWN: readonly RowData[] = [
  { icon: ArrowUpDown, title: 'settings.order', detail: 'settings.order.detail', sheet: OrderSheet },
  WAYS,
  { icon: MonitorSmartphone, title: 'devices.name', detail: 'settings.devices', href: '/devices' },
];
export const STORED: readonly RowData[] = [
  { icon: Ruler, title: 'category.own', detail: 'settings.own', href: '/own-units' },
  { icon: HardDrive, title: 'my-data.name', detail: 'settings.data', href: '/my-data' },
];
