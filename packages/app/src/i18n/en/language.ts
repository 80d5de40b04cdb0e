export const en = {
  ownName: 'English',
  ogLocale: 'en_US',
  messages: {
    main: () => import('./main.ts'),
    views: () => import('./views.json'),
    converters: () => import('./converters.json'),
    calculator: () => import('./calculator.json'),
    legal: () => import('./legal.json'),
  },
} as const;
