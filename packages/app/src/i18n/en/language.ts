import { locale } from '@equivale/core/locale/en/locale';

export const en = {
  ownName: 'English',
  ogLocale: 'en_US',
  locale,
  messages: {
    main: () => import('./main.json'),
    views: () => import('./views.json'),
    converters: () => import('./converters.json'),
    calculator: () => import('./calculator.json'),
    legal: () => import('./legal.json'),
  },
} as const;
