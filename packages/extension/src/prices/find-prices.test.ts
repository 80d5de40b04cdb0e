import { describe, expect, it } from 'vitest';
import { findPrices } from './find-prices.ts';
import { regionsOf } from './page-money.ts';

const on = (language: string, host = 'shop.example') => ({ language, regions: regionsOf(host, language) });
const read = (text: string, language = 'en-US', host?: string) =>
  findPrices(text, on(language, host)).map(({ amount, code }) => `${amount} ${code}`);

describe('[I42.extension-prices] the finder of prices', () => {
  it.each([
    ['$1,299.00', 'en-US', '1299 USD'],
    ['1.299,00 €', 'de', '1299 EUR'],
    ['1.299 €', 'en-US', '1299 EUR'],
    ['€1'.concat("'049,95"), 'de-CH', '1049.95 EUR'],
    ['CHF 1’049.95', 'de-CH', '1049.95 CHF'],
    ['5\u00A0550\u00A0Kč', 'cs', '5550 CZK'],
    ['$ 1.144.000', 'es-CO', '1144000 COP'],
    ['₹1,23,456.00', 'en-IN', '123456 INR'],
    ['50,- Kč', 'cs', '50 CZK'],
    ['35€99', 'fr', '35.99 EUR'],
    ['.75 €', 'es', '0.75 EUR'],
    ['US$:12.99', 'en', '12.99 USD'],
    ['R$ 1.234,56', 'pt-BR', '1234.56 BRL'],
    ['423.923 KD', 'en-KW', '423.923 KWD'],
    ['12,000원', 'ko', '12000 KRW'],
    ['١٬٢٩٩٫٥٠ ر.س', 'ar-SA', '1299.5 SAR'],
    ['￥１２，０００'.replace('，', ','), 'ja', '12000 JPY'],
    ['1.659 €/l', 'en-IE', '1.659 EUR'],
  ])('%s on a page in %s is %s', (text, language, price) => {
    expect(read(text, language)).toEqual([price]);
  });

  it('takes the sign that stands nearer to a number, and each sign once', () => {
    expect(read('iPhone 12 $999')).toEqual(['999 USD']);
    expect(read('12 € 15 € 18 €', 'es')).toEqual(['12 EUR', '15 EUR', '18 EUR']);
    expect(read('€12 €15', 'en-IE')).toEqual(['12 EUR', '15 EUR']);
    expect(read('AED 8000 (USD 2179)')).toEqual(['8000 AED', '2179 USD']);
  });

  it('takes a code beside a sign for what the sign means', () => {
    expect(read('$199 CAD')).toEqual(['199 CAD']);
    expect(read('$12.000 COP')).toEqual(['12000 COP']);
    expect(read('COP $12.000')).toEqual(['12000 COP']);
    expect(read('$ SGD4.90')).toEqual(['4.9 SGD']);
  });

  it.each([
    ['$5 million'],
    ['€2.3bn'],
    ['$20k'],
    ['1.837, 32 €'],
    ['$119. 95'],
    ['A4 €'],
    ['TOP 10'],
    ['ALL 5'],
    ['12 ft'],
    ['Vitamin D 12'],
    ['20 %'],
    ['SKU123456'],
  ])('reads no price in %j', (text) => {
    expect(read(text, 'de')).toEqual([]);
  });

  it('reads letters that are words elsewhere on pages of their country', () => {
    expect(read('R 199', 'en-ZA')).toEqual(['199 ZAR']);
    expect(read('R 199', 'en-US')).toEqual([]);
    expect(read('1.290 TRY', 'tr')).toEqual(['1290 TRY']);
    expect(read('12 990 Ft', 'hu')).toEqual(['12990 HUF']);
  });

  it('says where a price is, and its sign where several currencies have it', () => {
    const text = 'Now only $1,299.00!';
    const [price] = findPrices(text, on('en-US'));
    expect(price).toMatchObject({ text: '$1,299.00', shared: '$' });
    expect(text.slice(price?.start, price?.end)).toBe('$1,299.00');
  });
});
