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
    [/\bsales tools\b/i, 'staff desk'],
    [/\bnot locked\b/i, 'unlocked'],
    [/\bonline only\b/i, 'needs a connection'],
    [/\b1[,.]300 VA\b/, '1300 VA, as a meter says it'],
    [/\bgovernment help\b/i, 'government subsidy'],
  ],
  id: [
    [/\btitik isi daya\b|\btempat pengisian\b/i, 'stasiun pengisian'],
    [/\bsampai di jalan\b/i, 'OTR'],
    [/\bbaris demi baris\b/i, 'rincian'],
    [/\bpasti boleh\b/i, 'boleh'],
    [/\bperangkat penjualan\b/i, 'meja staf'],
    [/\bangsuran\b/i, 'cicilan'],
    [/\bruang kerja staf\b/i, 'meja staf'],
    [/\bperamban\b/i, 'browser'],
    [/\bon the road\b/i, 'OTR'],
    [/\bbiaya pemesanan\b|\bbiaya booking\b|(?<!uang )\btanda jadi\b/i, 'uang tanda jadi'],
    [/\bbantuan pemerintah\b/i, 'subsidi pemerintah'],
    // A placeholder's name is no word.
    [/(?<!\{)\bdealer\b(?!\})/i, 'diler'],
    [/\b1[,.]300 VA\b/, '1300 VA'],
  ],
};

/** Labels whose words the specification gives, "Installment" among them. */
const OF_THE_SPECIFICATION = /^orders\.(status|step)\./;
/** A sale at cost plus margin has words of its own, by contract. */
const OF_MURABAHAH = /^disclosure\.(late-murabahah|selling-price)$/;

describe.each(['en', 'id'] as const)('texts in %s', (locale) => {
  it('use one word for one thing', async () => {
    const texts = Object.entries(await catalogueIn(locale)).flatMap(([scope, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${scope}.${key}`, String(text)] as const),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    const others = texts.flatMap(([key, text]) =>
      INSTEAD_OF[locale].flatMap(([word, better]) =>
        word.test(text) && !OF_THE_SPECIFICATION.test(key) && !OF_MURABAHAH.test(key)
          ? [`${key}: ${text} (better: ${better})`]
          : [],
      ),
    );
    expect(others).toEqual([]);
  });
});

it('a price that is yet to be paid is not called paid', async () => {
  const texts = await catalogueIn('id');
  expect(texts.configurator['payment.full']).toBe('Tunai');
});
