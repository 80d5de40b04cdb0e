import { Download, Share2, Star } from 'lucide-react';
import { install, useInstallWay } from '../device/install.ts';
import { shareApp } from '../platform/share-app.ts';
import { playStoreUrl } from '../platform/site.ts';
import type { RowData } from '../ui/action-row.tsx';

export const SHARE: RowData = {
  icon: Share2,
  title: 'share.title',
  run: (t) => void shareApp(t('app.description')),
};

export const RATE: RowData = {
  icon: Star,
  title: 'rate.title',
  get href() {
    return playStoreUrl();
  },
};

export function useInstallRow(): readonly RowData[] {
  const way = useInstallWay();
  if (!way) return [];
  return [{ icon: Download, title: 'install.title', detail: `install.${way}`, run: () => void install(way) }];
}
