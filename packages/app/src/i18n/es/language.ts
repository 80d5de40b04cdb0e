import { locale } from '@equivale/core/locale/es/locale';

export const es = {
  ownName: 'Español',
  ogLocale: 'es_ES',
  locale,
  messages: {
    main: () => import('./main.json'),
    views: () => import('./views.json'),
    converters: () => import('./converters.json'),
    calculator: () => import('./calculator.json'),
    legal: () => import('./legal.json'),
  },
} as const;
