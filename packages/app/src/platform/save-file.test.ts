import { beforeEach, expect, it, vi } from 'vitest';
import { useNotices } from './notices.ts';
import { saveFile } from './save-file.ts';

const links: string[] = [];
const content = new Blob(['{}'], { type: 'application/json' });
const said = () => useNotices.getState().notices.map(({ message, values }) => [message, values]);

/** A phone whose share sheet ends in this way. */
function onPhone(share: () => Promise<void>) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { canShare: () => true, share });
}
const failing = (name: string) => () => Promise.reject(new DOMException(name, name));

beforeEach(() => {
  vi.useFakeTimers();
  links.length = 0;
  useNotices.setState({ notices: [] });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download);
  });
});

it('[I17.saved] a file is downloaded, which is said once; its address lives until the engine has read it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await saveFile('copy.json', content);
  expect(links).toEqual(['copy.json']);
  expect(said()).toEqual([['file.saved', { name: 'copy.json' }]]);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

it('[I17.saved] a phone that may not open its share sheet any more downloads the file', async () => {
  onPhone(failing('NotAllowedError'));
  await saveFile('copy.json', content);
  expect(links).toEqual(['copy.json']);
  expect(said()).toEqual([['file.saved', { name: 'copy.json' }]]);
});

it('[I17.saved] whoever closes the share sheet wanted no file', async () => {
  onPhone(failing('AbortError'));
  await saveFile('copy.json', content);
  expect([links, said()]).toEqual([[], []]);
});

it('[I17.saved] what was handed on is said to be', async () => {
  onPhone(async () => {});
  await saveFile('copy.json', content);
  expect(links).toEqual([]);
  expect(said()).toEqual([['file.shared', { name: 'copy.json' }]]);
});
