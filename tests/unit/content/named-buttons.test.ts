import { expect, it } from 'vitest';
import { orders } from '#db/content/content/pages/help/orders.ts';
import { refunds } from '#db/content/content/pages/refunds.ts';
import { WHOLE_LOCALES } from '#tests/support/whole-locales.ts';
import en from '#web/platform/i18n/messages/en/purchases.ts';
import id from '#web/platform/i18n/messages/id/purchases.ts';

const TEXTS = { en, id };

/** Every text of one language below a value. */
const textsIn = (value: unknown, locale: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === locale && typeof each === 'string' ? [each] : textsIn(each, locale),
  );
};

it.each(WHOLE_LOCALES)(
  'a button that a page about orders tells to choose is there, in %s',
  (locale) => {
    const chosen = locale === 'en' ? /(?:choose|or) “([^”]+)”/g : /(?:pilih|atau) “([^”]+)”/g;
    const named = textsIn([refunds, orders], locale).flatMap((text) =>
      [...text.matchAll(chosen)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(2);
    const buttons = Object.values<string>(TEXTS[locale]);
    expect(named.filter((name) => name !== undefined && !buttons.includes(name))).toEqual([]);
  },
);
