/** What is needed of the language before anything is drawn: how it writes figures, and the first messages. */
export { locale } from '@equivale/core/locale/es/locale';
export { default } from './main.json';
