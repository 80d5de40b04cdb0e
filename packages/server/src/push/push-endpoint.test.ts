import { describe, expect, it } from 'vitest';
import { isPushEndpoint, publicLookup } from './push-endpoint.ts';

describe('where messages may be pushed to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('[I17.alert-services] a known service: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilpush.apple.com.example/',
    'https://google.com/fcm/send/abc',
    'https://evilgoogle.com/fcm/send/abc',
    'https://jmt17.google.com.evil.example/fcm/send/abc',
    'https://accounts.google.com/logout',
    'https://jmt17.google.com/fcm/send/../../logout',
    'https://jmt17.google.com/fcm/send/%2e%2e/%2e%2e/logout',
    // @source attack/alerts.mjs: spellings that look like a known service
    'https://fcm.googleapis.com./x',
    'https://x.push.apple.com./',
    'https://push.apple.com/',
    'https://①②⑦.⓪.⓪.①/',
    'https://fcm.googleapis.com%2f@127.0.0.1/',
    'https://127.0.0.1#.push.apple.com',
    'https://127.0.0.1/.push.apple.com',
    'https://push.apple.com@evil.example/',
    'https://evil.example/#.push.apple.com',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'http://127.0.0.1:3000/api/device',
    'file:///etc/passwd',
    'no address',
  ])('[I17.alert-services] nothing else: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(false);
  });

  it('[I17.alert-services] a place that the operator has named', () => {
    const own = ['http://127.0.0.1:4600'];
    expect(isPushEndpoint('http://127.0.0.1:4600/p/1', own)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:4601/p/1', own)).toBe(false);
  });

  it('[I17.alert-services] a name that leads into a private network is not connected to', async () => {
    const code = await new Promise((resolve) => {
      publicLookup('localhost', {}, (error) => resolve(error?.code));
    });
    expect(code).toBe('EPRIVATE');
  });
});
