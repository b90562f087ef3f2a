import { describe, expect, it } from 'vitest';
import { preferredLocale } from '#web/platform/i18n/preferred-locale.ts';

describe('language of a first visit', () => {
  it.each([
    ['en-US,en;q=0.9', 'en'],
    ['id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['fr-FR,en;q=0.4,id;q=0.6', 'id'],
    ['en;q=0,fr', 'id'],
    ['*', 'id'],
    [null, 'id'],
    [';;;,q=', 'id'],
  ])('%s → %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
