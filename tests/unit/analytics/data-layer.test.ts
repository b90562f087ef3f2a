import { describe, expect, it } from 'vitest';
import { pushPageView } from '#web/platform/analytics/data-layer.ts';

describe('page view', () => {
  it('tells path, title and language, and no query', () => {
    const layer: Record<string, unknown>[] = [];
    pushPageView(layer, { path: '/id/product', title: 'ALVA', locale: 'id' });
    expect(layer).toEqual([
      { event: 'page_view', page_path: '/id/product', page_title: 'ALVA', language: 'id' },
    ]);
  });
});
