export const es = {
  ownName: 'Español',
  ogLocale: 'es_ES',
  messages: {
    main: () => import('./main.ts'),
    views: () => import('./views.json'),
    converters: () => import('./converters.json'),
    calculator: () => import('./calculator.json'),
    legal: () => import('./legal.json'),
  },
} as const;
