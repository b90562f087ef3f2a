import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '#web/platform/csp/inline-scripts.ts';
import { policy } from '#web/platform/csp/policy.ts';

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
    const text = policy({ scriptHashes: [hash('a()')], embedded: false, tls: true });
    const scripts = /script-src ([^;]*)/.exec(text)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|\*|data:/);
    expect(text).toContain("object-src 'none'; base-uri 'none'");
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toContain('localhost');
  });
});
