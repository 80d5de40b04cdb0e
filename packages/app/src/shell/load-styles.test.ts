import { beforeEach, expect, it, vi } from 'vitest';
import { __vitePreload } from '../../load-styles.ts';

const load = () => Promise.resolve('part');
const asked: HTMLLinkElement[] = [];

// The test's own page loads no stylesheet and says so at once; here each link waits for what the test says of it.
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((link) => void asked.push(link as HTMLLinkElement));
});

it('a part waits for its styles, and asks for them again after they failed to load', async () => {
  const failed = __vitePreload(load, ['assets/lost.css']);
  asked[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('assets/lost.css');

  const found = __vitePreload(load, ['assets/lost.css']);
  const beside = __vitePreload(load, ['assets/lost.css']);
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/assets/lost.css', '/assets/lost.css']);
  asked[1]?.dispatchEvent(new Event('load'));
  expect(await Promise.all([found, beside])).toEqual(['part', 'part']);
});

it('styles that the page was written with are not asked for again', async () => {
  const isThere = vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('link'));
  expect(await __vitePreload(load, ['assets/there.css'])).toBe('part');
  expect(asked).toEqual([]);
  expect(isThere).toHaveBeenCalledWith('link[rel=stylesheet][href="/assets/there.css"]');
});
