/** Every view, with a heading that only it has, in Spanish. English stands at `/en` and the same address. */
export const EVERY_VIEW = [
  ['/', '¿A cuánto equivale?'],
  ['/currency/USD/EUR', 'Divisas'],
  ['/category/length/mi/km', 'Longitud'],
  ['/category/temperature/c/f', 'Temperatura'],
  ['/category/volume', 'Volumen'],
  ['/calculator', 'Calculadora'],
  ['/category/colour', 'No encontrada'],
  ['/favorites', 'Favoritos'],
  ['/more', 'Más'],
  ['/settings', 'Ajustes'],
  ['/recent-conversions', 'Recientes'],
  ['/about', 'Acerca de'],
  ['/contact', 'Contacto'],
  ['/privacy', 'Privacidad'],
  ['/terms', 'Términos de uso'],
] as const;
