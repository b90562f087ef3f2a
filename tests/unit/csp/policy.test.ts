import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '#web/platform/csp/inline-scripts.ts';
import { policy } from '#web/platform/csp/policy.ts';

const LIVE = {
  page: 'open',
  inlineScripts: [],
  provider: { authDomain: 'alva.firebaseapp.com' },
  tagManager: false,
  tls: true,
} as const;

const directive = (text: string, name: string): string[] =>
  new RegExp(`${name} ([^;]*)`).exec(text)?.[1]?.split(' ') ?? [];

const hash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the policy of a page', () => {
  it('names every inline script once, to the byte', () => {
    const html = '<script>a()</script><script id="x">a()</script>\n<script> b()\n</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash(' b()\n')]);
  });

  it('leaves out files and data blocks, and keeps scripts that spell their type', () => {
    const html =
      '<script src="/a.js" async></script><script type="application/ld+json">{}</script>' +
      '<script type="text/javascript">c()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('c()')]);
  });

  it('never allows inline scripts at large, plugins, another base or a frame around the site', () => {
    const text = policy({ ...LIVE, inlineScripts: [hash('a()')], tagManager: true });
    const scripts = /script-src ([^;]*)/.exec(text)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|\* |data:/);
    expect(text).toContain("object-src 'none'; base-uri 'none'");
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toContain('localhost');
  });

  it('opens the sign-in service and its window where one is configured, and nothing else', () => {
    const text = policy({ ...LIVE, page: 'sign-in' });
    expect(directive(text, 'script-src')).toEqual(["'self'", 'https://apis.google.com']);
    expect(directive(text, 'frame-src')).toEqual(["'self'", 'https://alva.firebaseapp.com']);
    expect(directive(text, 'connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
  });

  it('names nobody outside where sign-in is the emulator and visits are not counted', () => {
    const text = policy({ ...LIVE, provider: { emulator: true }, tls: false });
    expect(text).not.toContain('https:');
    expect(directive(text, 'connect-src')).toEqual([
      "'self'",
      'http://127.0.0.1:*',
      'http://localhost:*',
    ]);
  });

  it('opens the tag manager and what it reports to where one is configured', () => {
    const text = policy({ ...LIVE, tagManager: true });
    expect(directive(text, 'script-src').slice(1)).toEqual([
      'https://www.googletagmanager.com/gtm.js',
      'https://www.googletagmanager.com/gtag/',
    ]);
    for (const name of ['connect-src', 'img-src'])
      expect(directive(text, name)).toContain('https://*.googletagmanager.com');
    expect(directive(text, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(policy(LIVE)).not.toContain('googletagmanager');
  });

  it.each(['open', 'money'] as const)(
    'keeps Google’s loader and its frame out of %s pages',
    (page) => {
      const text = policy({ ...LIVE, page });
      expect(text).not.toContain('apis.google.com');
      expect(directive(text, 'frame-src')).toEqual(["'self'"]);
    },
  );

  it.each(['sign-in', 'money'] as const)('keeps the tag manager out of %s pages', (page) => {
    const text = policy({ ...LIVE, page, tagManager: true });
    expect(text).not.toMatch(/googletagmanager|google-analytics/);
  });

  it('lets a page where money moves run our scripts alone', () => {
    const text = policy({ ...LIVE, page: 'money', tagManager: true });
    expect(directive(text, 'script-src')).toEqual(["'self'"]);
  });
});
