// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { findPrices } from '../prices/find-prices.ts';
import { type FindPrices, placeOf, readPrices } from './page-prices.ts';
import { runsOf } from './runs.ts';

const page = { language: 'en-US', regions: ['US'] };
const find: FindPrices = async (texts) => texts.map((text) => findPrices(text, page));

async function pricesIn(html: string): Promise<string[]> {
  document.body.innerHTML = html;
  return (await readPrices(document.body, find)).map(({ amount, code }) => `${amount} ${code}`);
}

describe('[I42.extension-page] prices of a page', () => {
  it.each([
    ['<p>$<b>12</b>.50</p>', ['12.5 USD']],
    ['<p><span>$</span><span>49</span><sup>99</sup></p>', ['49.99 USD']],
    ['<p>$1,2<span>99</span></p>', ['1299 USD']],
    ['<p><span>$10</span><span>20 left</span></p>', ['10 USD']],
    ['<div>10</div><div>$</div>', []],
    ['<p>$10<br>20</p>', ['10 USD']],
    ['<li>$5</li><li>$7</li>', ['5 USD', '7 USD']],
    ['<script>$10</script><textarea>$11</textarea><code>$12</code>', []],
    ['<p contenteditable="true">$10</p>', []],
  ])('%s', async (html, prices) => {
    expect(await pricesIn(html)).toEqual(prices);
  });

  it('reads open shadow roots in their place', async () => {
    document.body.innerHTML = '<p>$1</p><shop-price></shop-price><p>$3</p>';
    const root = document.querySelector('shop-price')?.attachShadow({ mode: 'open' });
    root?.append('$2');
    expect((await readPrices(document.body, find)).map(({ amount }) => amount)).toEqual(['1', '2', '3']);
  });

  it('finds a price again over the borders of elements, and not once its text is another', async () => {
    document.body.innerHTML = '<p>Now $<b>12</b>.50 only</p>';
    const [price] = await readPrices(document.body, find);
    expect(price && placeOf(price)?.toString()).toBe('$12.50');
    const bold = document.querySelector('b');
    if (bold) bold.textContent = '13';
    expect(price && placeOf(price)).toBeUndefined();
  });

  it('looks at one node a step, so that it can stop between two', () => {
    document.body.innerHTML = '<p>$1</p>'.repeat(100);
    expect([...runsOf(document.body)].length).toBeGreaterThan(100);
  });

  it('stops when it is no longer wanted', async () => {
    document.body.innerHTML = `<p>$1</p>`.repeat(3000);
    const slow = performance.now;
    let clock = 0;
    performance.now = () => (clock += 10);
    try {
      expect((await readPrices(document.body, find, () => true)).length).toBeLessThan(3000);
    } finally {
      performance.now = slow;
    }
  });
});
