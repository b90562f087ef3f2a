import { describe, expect, it } from 'vitest';
import { wantedPath } from '#web/domains/sync/wanted-path.ts';
import { lastResort, withMarks } from '#web/sw/worker/stand-in.ts';

describe('the offline page under the address that was wanted', () => {
  it('is the same page, told what is on the device instead', async () => {
    const shell = new Response('<!DOCTYPE html><html lang="en"><body>x</body></html>', {
      headers: { 'content-security-policy': "script-src 'self'", 'content-length': '46' },
    });
    const page = await withMarks(shell, 'other=id&pack=id');
    expect(await page.text()).toBe(
      '<!DOCTYPE html><html data-offline="other=id&amp;pack=id" lang="en"><body>x</body></html>',
    );
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(page.headers.get('content-length')).toBeNull();
  });

  it.each([
    ['/en/verify-battery', '?serialNumber=ABC', '/en/verify-battery?serialNumber=ABC'],
    ['/en/offline', '?from=%2Fen%2Fabout', '/en/about'],
    ['/en/offline', '?from=https%3A%2F%2Felsewhere.test', '/'],
    ['/en/offline', '?from=%2F%2Felsewhere.test', '/'],
    ['/en/offline', '', '/'],
  ])('leads from %s%s on to %s', (pathname, search, wanted) => {
    expect(wantedPath({ pathname, search })).toBe(wanted);
  });
});

describe('when even the offline page was cleared', () => {
  it.each([
    ['en', 'There is no signal'],
    ['id', 'Tidak ada sinyal'],
    ['', 'There is no signal'],
  ])('%s says so, needs nothing else, and looks again', async (language, title) => {
    const html = await lastResort(language).text();
    expect(html).toContain(title);
    expect(html).toContain('http-equiv="refresh"');
    expect(html).not.toMatch(/src=|<script|<link/);
  });
});
