import { describe, expect, it } from 'vitest';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { TESTIMONIALS } from '#db/content/catalog/testimonials.ts';
import { META } from '#db/content/content/meta/rows.ts';
import { PAGES } from '#db/content/content/pages/index.ts';
import { TEXTS as STATIONS } from '#db/content/stations/texts.ts';
import { textsIn } from './texts.ts';

const texts = [
  ...textsIn({ models: MODELS, riders: TESTIMONIALS, stations: STATIONS }, 'content'),
  ...META.flatMap((meta) => textsIn(meta, meta.pageName)),
  ...PAGES.flatMap((page) => textsIn(page, page.name)),
].flatMap(({ where, en, id }) => [
  { where, text: en },
  { where, text: id },
]);

const saying = (...all: readonly RegExp[]) =>
  texts.filter(({ text }) => all.every((each) => each.test(text)));

const PORT = /\b(plug|port|porta|soket|kabel|cable)\b/i;

describe('a fact that several texts name', () => {
  it('is one place of the charging port: behind a lid at knee height', () => {
    expect(saying(PORT, /under the seat|(di )?bawah jok/i)).toEqual([]);
    const lid = saying(/\b(lid|penutup)\b/i, /knee height|setinggi lutut/i);
    expect(new Set(lid.map(({ where }) => where)).size).toBeGreaterThanOrEqual(3);
  });

  it('is one time that the swap of a battery takes: about a minute', () => {
    const timed = saying(/\b(swap|exchange|tukar|menukar)\b/i, /\bminutes?\b|\bmenit\b/i);
    expect(timed.length).toBeGreaterThanOrEqual(4);
    expect(timed.filter(({ text }) => !/about a minute|sekitar satu menit/i.test(text))).toEqual(
      [],
    );
  });

  it('is a range that was measured at a steady speed, and not in town, where it is a quarter less', () => {
    expect(saying(/\d km\b(?!\/)/, /\bin town\b|\bcity traffic\b|\b(di )?dalam kota\b/i)).toEqual(
      [],
    );
  });
});
