import { describe, expect, it } from 'vitest';
import { pushPageView } from '#web/platform/analytics/data-layer.ts';
import { platformOf } from '#web/platform/analytics/platform.ts';

describe('page view', () => {
  it('tells path, title and language, and no query', () => {
    const layer: Record<string, unknown>[] = [];
    pushPageView(layer, { path: '/id/product', title: 'ALVA', locale: 'id', platform: 'WEBSITE' });
    expect(layer).toEqual([
      {
        event: 'page_view',
        page_path: '/id/product',
        page_title: 'ALVA',
        language: 'id',
        platform: 'WEBSITE',
      },
    ]);
  });
});

describe('the platform', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140';
  it.each([
    [PHONE, false, 'WEBSITE'],
    [PHONE, true, 'ANDROID'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true, 'IOS'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', true, 'WEB'],
  ])('of %s, installed: %s, is %s', (userAgent, isInstalled, platform) => {
    expect(platformOf(userAgent, isInstalled)).toBe(platform);
  });
});
