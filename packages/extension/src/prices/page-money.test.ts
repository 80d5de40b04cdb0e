import { describe, expect, it } from 'vitest';
import { chooseMoney, regionsOf } from './page-money.ts';
import { SIGNS } from './signs.ts';

const dollarOn = (host: string, language: string, more = {}) =>
  chooseMoney(SIGNS.get('$') ?? [], { language, regions: regionsOf(host, language), ...more });

describe('[I42.extension-sign] whose dollar a page means', () => {
  it.each([
    ['shop.example', 'en', 'USD'],
    ['shop.example', 'en-CA', 'CAD'],
    ['shop.com.mx', 'en-US', 'MXN'],
    ['shop.com.au', 'en', 'AUD'],
    ['shop.com.co', 'es', 'COP'],
    ['start.co', 'en', 'USD'],
    ['start.io', 'es-AR', 'ARS'],
    ['shop.example', 'es', 'USD'],
    ['127.0.0.1', 'not a language', 'USD'],
  ])('on %s in %s it is %s', (host, language, code) => {
    expect(dollarOn(host, language)).toBe(code);
  });

  it('is what the page states for machines, and before that what the person chose', () => {
    expect(dollarOn('shop.example', 'en', { declared: 'NZD' })).toBe('NZD');
    expect(dollarOn('shop.example', 'en', { declared: 'EUR' })).toBe('USD');
    expect(dollarOn('shop.example', 'en', { declared: 'NZD', dollar: 'HKD' })).toBe('HKD');
  });

  it('the same rule reads other signs of several currencies', () => {
    const choose = (sign: string, language: string) =>
      chooseMoney(SIGNS.get(sign) ?? [], { language, regions: regionsOf('shop.example', language) });
    expect(['sv', 'nb', 'da', 'is'].map((language) => choose('kr', language))).toEqual([
      ...['SEK', 'NOK', 'DKK', 'ISK'],
    ]);
    expect(['ja', 'zh-CN'].map((language) => choose('¥', language))).toEqual(['JPY', 'CNY']);
    expect(['en-GB', 'ar-EG'].map((language) => choose('£', language))).toEqual(['GBP', 'EGP']);
  });
});
