import { describe, expect, it } from 'vitest';
import { inLocale, type Text } from '#edge/contract/locale.ts';

describe('a text by language', () => {
  it('is refused by the compiler without one of the whole languages, and read in another one', () => {
    // @ts-expect-error Indonesian is missing
    const english: Text = { en: 'Brake pad' };
    // @ts-expect-error English is missing
    const indonesian: Text = { id: 'Kampas rem' };
    expect(inLocale(english, 'id')).toBe('Brake pad');
    expect(inLocale(indonesian, 'en')).toBe('Kampas rem');
  });

  it('that is in no language throws when it is read', () => {
    expect(() => inLocale({}, 'en')).toThrow('A text exists in no language.');
  });
});
