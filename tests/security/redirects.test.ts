import { describe, expect, it } from 'vitest';
import { wantedPath } from '#web/domains/sync/wanted-path.ts';

const from = (path: string): string =>
  wantedPath({ pathname: '/en/offline', search: `?${new URLSearchParams({ from: path })}` });

describe('the page somebody wanted when the signal went', () => {
  it.each([
    ['a tab', '/\t/evil.example/phish'],
    ['a line break', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['several of them', '\t/\n\r/\t/evil.example'],
    ['two slashes', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['another site', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['dots that leave two slashes', '/..//evil.example'],
    ['a dot that leaves two slashes', '/.//evil.example'],
    ['nothing', ''],
  ])('is never another site: %s', (_, path) => {
    const wanted = from(path);
    for (const base of ['https://alva.test', 'https://alva.test/en/offline'])
      expect(new URL(wanted, base).origin).toBe('https://alva.test');
  });

  it('is the page with its query', () => {
    expect(from('/en/my-ev/VIN?tab=battery')).toBe('/en/my-ev/VIN?tab=battery');
    expect(from('/id/charging-station?q=bandung%20kota')).toBe(
      '/id/charging-station?q=bandung%20kota',
    );
  });
});
