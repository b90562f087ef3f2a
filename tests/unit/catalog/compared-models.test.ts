import { describe, expect, it } from 'vitest';
import { comparedModels } from '#web/domains/catalog/compare/compared-models.ts';

const ALL = ['alva-one', 'alva-one-xp', 'alva-cervo', 'alva-n3'].map((slug) => ({
  slug,
  name: slug.toUpperCase().replaceAll('-', ' '),
}));

const compared = (models?: string) => {
  const { models: shown, ...rest } = comparedModels(
    ALL,
    new URLSearchParams({ ...(models !== undefined && { models }) }),
  );
  return { ...rest, shown: shown.map(({ slug }) => slug) };
};

describe('the models an address names', () => {
  it('stand in its order, each once', () => {
    expect(compared('alva-n3,alva-one,alva-n3').shown).toEqual(['alva-n3', 'alva-one']);
  });

  it('are the first ones when it names none', () => {
    expect(compared().shown).toEqual(['alva-one', 'alva-one-xp', 'alva-cervo']);
  });

  it('are three at most, and the page says so', () => {
    expect(compared('alva-one,alva-one-xp,alva-cervo,alva-n3')).toMatchObject({
      shown: ['alva-one', 'alva-one-xp', 'alva-cervo'],
      isCut: true,
    });
  });

  it('leave out what is no model, and name it', () => {
    const { shown, unknown } = compared('alva-one,alva-crevo');
    expect(shown).toEqual(['alva-one']);
    expect(unknown).toEqual(['alva-crevo']);
  });

  it('are few however many are asked for', () => {
    const { unknown } = compared(Array.from({ length: 500 }, (_, i) => `m${i}`).join());
    expect(unknown).toHaveLength(3);
  });
});
