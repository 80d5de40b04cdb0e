import { describe, expect, it } from 'vitest';
import { encryptMessage } from './encrypt-message.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  recipient: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a message for one browser alone', () => {
  it('is encrypted as the standard writes', () => {
    const { text, recipient, privateKey, salt, body } = EXAMPLE;
    const fresh = { privateKey: bytes(privateKey), salt: bytes(salt) };
    expect(encryptMessage(text, recipient, fresh).toString('base64url')).toBe(body);
  });

  it('is never the same twice, and never longer than services take', () => {
    const { text, recipient } = EXAMPLE;
    expect(encryptMessage(text, recipient)).not.toEqual(encryptMessage(text, recipient));
    expect(encryptMessage('x'.repeat(3993), recipient)).toHaveLength(4096);
    expect(() => encryptMessage('x'.repeat(3994), recipient)).toThrow(RangeError);
    expect(() => encryptMessage(text, { ...recipient, p256dh: 'BA'.repeat(43) })).toThrow();
  });
});
