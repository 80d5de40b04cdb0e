import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './build-policies.ts';

const directive = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(name));

describe('the policy of a page', () => {
  it('allows nothing inline where the page has nothing inline', () => {
    const policy = contentSecurityPolicy('<p>hola</p><script type="module" src="/assets/a.js"></script>');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  // The digest of this very text is the example of the standard. @source https://www.w3.org/TR/CSP3/#hash-usage
  it('allows the scripts that stand in it, by their digest', () => {
    expect(directive("<script>alert('Hello, world.');</script>", 'script-src')).toBe(
      "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('needs no digest for data', () => {
    expect(directive('<script type="application/ld+json">{}</script>', 'script-src')).toBe(
      "script-src 'self'",
    );
  });

  it('allows requests to its own site', () => {
    expect(directive('<p>hola</p>', 'connect-src')).toBe("connect-src 'self'");
  });

  it('allows the styles that stand in it, in elements and in attributes', () => {
    expect(directive('<style>a{}</style><p style="width:1px">', 'style-src')).toMatch(
      /^style-src 'self' 'sha256-[\w+/]{43}=' 'unsafe-hashes' 'sha256-[\w+/]{43}='$/,
    );
  });
});
