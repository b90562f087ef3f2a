import { describe, expect, it } from 'vitest';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { META } from '#db/content/content/meta/rows.ts';
import { PAGES } from '#db/content/content/pages/index.ts';
import { hasSettings, settingPlace } from '#edge/contract/catalog/setting-places.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from '#edge/contract/catalog/settings.ts';
import { rupiah } from '#edge/contract/money.ts';
import { TEMPLATES } from '#edge/domains/notifications/templates/all.ts';
import english from '#web/platform/i18n/messages/en/index.ts';
import indonesian from '#web/platform/i18n/messages/id/index.ts';
import { textsIn } from './texts.ts';

const everyString = (value: unknown, where: string): { where: string; text: string }[] =>
  typeof value === 'string'
    ? [{ where, text: value }]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, each]) => everyString(each, `${where}.${key}`))
      : [];

const stored = [
  ...PAGES.flatMap((page) => textsIn(page, page.name)),
  ...META.flatMap((meta) => textsIn(meta, `meta ${meta.pageName}`)),
  ...MODELS.flatMap((model) => textsIn(model, model.slug)),
].flatMap(({ where, en, id }) => [
  { where: `${where} en`, text: en },
  { where: `${where} id`, text: id },
]);
/** The form of a text for a count of one, which says it in a word. */
const isOfOne = ({ where }: { where: string }): boolean => where.endsWith('#one');

const texts = [
  ...stored,
  ...everyString(TEMPLATES, 'mail'),
  ...everyString(english, 'en'),
  ...everyString(indonesian, 'id'),
].filter((each) => !isOfOne(each));

const WORDS: Readonly<Record<number, string>> = {
  1: '1|one|an?|satu|se',
  3: '3|three|tiga',
  24: '24|twenty-four|dua puluh empat',
};
const UNITS = { HOURS: '(?:hours?|jam)', DAYS: '(?:days?|hari)', KM: '(?:km|kilomet(?:re|er)s?)' };

/** What a text with the figure is about: the same number of hours may be that of a link in a mail. */
const ABOUT: Readonly<Record<SettingName, RegExp>> = {
  BOOKING_FEE: /book|pesan|tanda jadi/i,
  PAYMENT_HOURS: /\bpa(y|id)|bayar|lunas|(pre-?)?order|pesan/i,
  PRE_ORDER_HOURS: /\bpa(y|id)|bayar|lunas|(pre-?)?order|pesan/i,
  HELP_DIFFERENCE_DAYS: /help|bantuan|subsid/i,
  CHANGE_DAYS: /difference|selisih/i,
  DELIVERY_FEE_NEAR: /deliver|motorcycle|antar|kirim|motor/i,
  DELIVERY_FEE_MIDDLE: /deliver|motorcycle|antar|kirim|motor/i,
  DELIVERY_FEE_FAR: /deliver|motorcycle|antar|kirim|motor/i,
  REACH_KM: /deliver|antar|kirim|reach|jangkau|^(up to|sampai|hingga) /i,
};

/** The same figure of something else: times that are no settings, and what a promotion gives. */
const OTHERS =
  /24 hours to confirm|works again within an hour of payment|paling lambat satu jam|Too many tries|Terlalu banyak percobaan|Derek hingga|after a no 3 days|setelah ditolak, 3 hari|within 24 hours, in a browser|off the next battery|comes off the price of the motorcycle|^Harga motor dipotong |harga baterai berikutnya/;

const figureOf = (name: SettingName): RegExp => {
  const { unit, usual } = SETTINGS[name];
  if (unit === 'IDR') {
    const digits = rupiah(usual).replace(/\D/g, '');
    const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?');
    return new RegExp(`(?<![\\d.,])${grouped}(?![\\d]|[.,]\\d)`);
  }
  return new RegExp(`(?<![\\w.,])(?:${WORDS[usual] ?? usual})[ -]?${UNITS[unit]}\\b`, 'i');
};

describe('texts of the shop', () => {
  it('are looked at, those of pages, messages and mails', () =>
    expect(texts.length).toBeGreaterThan(4_000));

  it.each(SETTING_NAMES)('none writes the figure down that is the setting %s', (name) => {
    const [figure, about] = [figureOf(name), ABOUT[name]];
    const writing = texts.filter(
      ({ text }) => figure.test(text) && about.test(text) && !OTHERS.test(text),
    );
    expect(writing).toEqual([]);
  });

  it.each([
    ['PAYMENT_HOURS', 'You have 24 hours to pay'],
    ['PRE_ORDER_HOURS', 'Waktu pembayaran 24 jam; untuk prapesan satu jam.'],
    ['PRE_ORDER_HOURS', 'Anda punya waktu 1 jam untuk membayar'],
    ['BOOKING_FEE', 'Book it for Rp500.000'],
    ['DELIVERY_FEE_FAR', 'Rp750.000 per motor'],
    ['REACH_KM', 'sampai 100 km'],
    ['CHANGE_DAYS', 'You have three days to pay the difference'],
    ['HELP_DIFFERENCE_DAYS', 'Bila bantuan ditolak, bayar dalam tiga hari'],
  ] as const)('the one for %s would be found in "%s"', (name, text) => {
    expect(figureOf(name).test(text) && ABOUT[name].test(text) && !OTHERS.test(text)).toBe(true);
  });

  it('name figures of the shop in blocks of pages alone, where they are filled in, and by names there are', () => {
    for (const page of PAGES) {
      const outside = [page.title, page.summary].flatMap(({ en, id }) => [en, id]);
      expect(outside.filter(hasSettings), page.name).toEqual([]);
      for (const { where, en, id } of textsIn(page.blocks, page.name)) {
        const named = (text: string) => [...text.matchAll(/\{[^}]*\}/g)].map(([all]) => all);
        expect(named(id).toSorted(), where).toEqual(named(en).toSorted());
        const places: readonly string[] = SETTING_NAMES.map(settingPlace);
        for (const each of named(en)) expect(places, where).toContain(each);
      }
    }
    for (const { where, text } of texts.slice(stored.length))
      expect(hasSettings(text), where).toBe(false);
  });
});
