/** Language that figures and dates are written in. */
export type Locale = 'es' | 'en';
