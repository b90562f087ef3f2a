import { describe, expect, it } from 'vitest';
import { ACCENTS, COLORS } from '#db/content/catalog/colors.ts';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { META } from '#db/content/content/meta/rows.ts';
import { PAGES } from '#db/content/content/pages/index.ts';
import { ITEMS } from '#db/content/shop/items/rows.ts';
import { SYSTEMS } from '#db/content/shop/parts/rows.ts';
import englishMessages from '#web/platform/i18n/messages/en/index.ts';
import indonesianMessages from '#web/platform/i18n/messages/id/index.ts';
import { textsIn } from './texts.ts';

const texts = [
  ...MODELS.flatMap((model) => textsIn(model, model.slug)),
  ...COLORS.flatMap((color) => textsIn(color, color.code)),
  ...textsIn(ACCENTS, 'accents'),
  ...META.flatMap((meta) => textsIn(meta, meta.pageName)),
  ...PAGES.flatMap((page) => textsIn(page, page.name)),
  ...SYSTEMS.flatMap((system) => textsIn(system, `parts.${system.code}`)),
  ...ITEMS.flatMap((item) => textsIn(item, item.slug)),
];

const FILLER =
  /lorem|ipsum|\btodo\b|\btbd\b|\btbc\b|fixme|xxx|placeholder|dummy|coming soon|\?\?\?|asdf|contoh teks|teks di sini/i;

/** Words that belong to one language only; finding one in the other means a text was swapped. */
const ENGLISH = /\b(the|and|with|your|from|without|which|their)\b/i;
const INDONESIAN = /\b(yang|dan|dengan|untuk|dari|tanpa|adalah|tidak)\b/i;

/** The same in both languages on purpose: names, codes, figures with units. */
const SAME =
  /^[A-Z0-9 +,.&/:|%()-]*$|@alva\.example$|ALVA|Boost Charge|^Eco, |tubeless|^\{name\}$|^(Data|Email|Apparel|WhatsApp|Kalimantan, Sulawesi|Maluku, Papua)$/;

describe('texts', () => {
  it('more than 600 texts are looked at', () => expect(texts.length).toBeGreaterThan(600));

  it.each(texts)('$where is written in both languages', ({ en, id }) => {
    expect(en.trim()).toBe(en);
    expect(id.trim()).toBe(id);
    expect(en).not.toBe('');
    expect(id).not.toBe('');
    expect(en).not.toMatch(FILLER);
    expect(id).not.toMatch(FILLER);
    expect(en).not.toMatch(INDONESIAN);
    expect(id.replaceAll('on the road', '')).not.toMatch(ENGLISH);
    expect(`${en}${id}`).not.toMatch(/ {2}|\s[,.;]/);
    if (!SAME.test(en)) expect(id).not.toBe(en);
  });

  it('never speak of interest where PAPITUPI is named', () => {
    const papitupi = texts.filter(({ en, id }) => /papitupi/i.test(en + id));
    for (const { en, id } of papitupi) {
      expect(en).not.toMatch(/interest/i);
      expect(id).not.toMatch(/bunga/i);
    }
  });

  it('call email by one word, the one Indonesian sites use', () => {
    const messages = [...Object.values(englishMessages), ...Object.values(indonesianMessages)];
    const all = [...texts.flatMap(({ en, id }) => [en, id]), ...messages.flatMap(Object.values)];
    for (const text of all) expect(text).not.toMatch(/e-mail|\bsurel\b|pos-el|\bimel\b/i);
  });

  it('name a thing by one word in each language', () => {
    const english = [
      ...texts.map(({ en }) => en),
      ...Object.values(englishMessages).flatMap(Object.values),
    ];
    const indonesian = [
      ...texts.map(({ id }) => id),
      ...Object.values(indonesianMessages).flatMap(Object.values),
    ];
    // The place of ours is spelt as its name is; the middle of a town, and what a motorcycle stands on, are other things.
    for (const text of english) expect(text).not.toMatch(/\bcentres?\b(?! of | stand)/i);
    for (const text of indonesian) {
      expect(text).not.toMatch(/titik isi daya|(tempat|titik) pengisian/i);
      // What staff work with; a device is a phone or a computer.
      expect(text).not.toMatch(/^perangkat$|perangkat (penjualan|kerja|staf)/i);
    }
  });

  it('write percent the way each language does', () => {
    for (const { id } of texts) expect(id).not.toMatch(/\d %/);
  });
});
