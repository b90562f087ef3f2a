import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { withCloseUp } from '#db/content/catalog/pictures.ts';
import { sectionsOf } from '#db/content/catalog/sections.ts';
import { closeUpOf, placed } from '#edge/contract/catalog/close-up.ts';

const closeUps = fc.record({
  x: fc.integer({ min: 0, max: 100 }),
  y: fc.integer({ min: 0, max: 100 }),
  zoom: fc.integer({ min: 10, max: 40 }).map((tenths) => tenths / 10),
});

describe('a close-up of a picture', () => {
  it('is read as it was written behind an address', () => {
    fc.assert(
      fc.property(closeUps, (closeUp) => {
        expect(closeUpOf(withCloseUp('/pictures/a.avif', closeUp))).toEqual({
          path: '/pictures/a.avif',
          closeUp,
        });
      }),
    );
  });

  it('is none where the address has none, or something else behind it', () => {
    for (const address of ['/pictures/a.avif', '/pictures/a.avif#top', '/pictures/a.avif#1,2', ''])
      expect(closeUpOf(address)).toEqual({ path: address, closeUp: undefined });
  });

  it('moves to the middle of its box as far as the picture still covers it', () => {
    expect(placed({ x: 50, y: 40, zoom: 2 }).transform).toBe('translate(0%, 10%) scale(2)');
    fc.assert(
      fc.property(closeUps, ({ x, y, zoom }) => {
        const { transform } = placed({ x, y, zoom });
        const moved = [...transform.matchAll(/(-?[\d.e-]+)%/g)].map(([, part]) => Number(part));
        for (const [by = 0, at = 0] of [
          [moved[0], x],
          [moved[1], y],
        ]) {
          expect(at - at * zoom + by).toBeLessThanOrEqual(1e-9);
          expect(at + (100 - at) * zoom + by).toBeGreaterThanOrEqual(100 - 1e-9);
        }
      }),
    );
  });
});

describe('the details of a model', () => {
  const pictures = MODELS.flatMap((model) =>
    sectionsOf(model, 'en').flatMap((section) =>
      'columns' in section && section.columns !== undefined
        ? section.columns.map(({ title, image, image_label: label }) => ({
            title,
            label,
            slug: model.slug,
            ...closeUpOf(image),
          }))
        : [],
    ),
  ).filter(({ path }) => path !== '');

  it('have pictures that exist, each with words for who does not see it', () => {
    expect(pictures.length).toBeGreaterThan(12);
    for (const { path, label, title } of pictures) {
      expect(existsSync(join(import.meta.dirname, '../../../web/public', path)), title).toBe(true);
      expect(label, title).not.toBe('');
    }
  });

  it.each([
    ['Fourteen-inch wheels', /wheel/],
    ['Stops as well as it goes', /brake/],
    ['Planted on wide tyres', /tyre/],
    ['Turn by turn, eyes up', /display/],
    ['Your day at a glance', /display/],
    ['A flat floor', /[Ff]loor/],
    ['Clear in the rain', /Headlight/],
  ])('that speak of one part come close to it: %s', (title, label) => {
    const picture = pictures.find((each) => each.title === title);
    expect(picture?.label).toMatch(label);
    expect(picture?.closeUp?.zoom).toBeGreaterThan(1.3);
  });
});
