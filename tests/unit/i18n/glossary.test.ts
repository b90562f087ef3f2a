import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';

/** One word per thing in each language: what is not used any more, and what stands for it. */
const INSTEAD_OF: Readonly<Record<'en' | 'id', readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bsurely\b/i, 'say who confirmed it'],
    [/\breckon/i, 'calculate'],
    [/^Go on\b|[.:] Go on\b/, 'Continue'],
    [/\bwhoever\b/i, 'name the person'],
    [/\btak(e|en|ing) along\b|\btook along\b/i, 'save for offline'],
    [/\binstallments?\b/i, 'instalment'],
  ],
  id: [
    [/\btitik isi daya\b|\btempat pengisian\b/i, 'stasiun pengisian'],
    [/\bsampai di jalan\b/i, 'OTR'],
    [/\bbaris demi baris\b/i, 'rincian'],
    [/\bpasti boleh\b/i, 'boleh'],
    [/\bperangkat penjualan\b/i, 'meja staf'],
    [/\bangsuran\b/i, 'cicilan'],
  ],
};

/** Labels whose words the specification gives, "Installment" among them. */
const OF_THE_SPECIFICATION = /^orders\.(status|step)\./;

describe.each(['en', 'id'] as const)('texts in %s', (locale) => {
  it('use one word for one thing', async () => {
    const texts = Object.entries(await catalogueIn(locale)).flatMap(([scope, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${scope}.${key}`, String(text)] as const),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    const others = texts.flatMap(([key, text]) =>
      INSTEAD_OF[locale].flatMap(([word, better]) =>
        word.test(text) && !OF_THE_SPECIFICATION.test(key)
          ? [`${key}: ${text} (better: ${better})`]
          : [],
      ),
    );
    expect(others).toEqual([]);
  });
});
