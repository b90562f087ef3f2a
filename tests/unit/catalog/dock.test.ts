import { expect, it } from 'vitest';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';

/** Of a phone of 360 px, beside the button of the bar. */
const ROOM = 17;

it.each(['en', 'id'] as const)(
  'what a month costs has room in the bar of a small phone (%s)',
  async (locale) => {
    const { configurator } = await catalogueIn(locale);
    const text = configurator['dock.monthly']
      .replace('{months}', '24')
      .replace('{amount}', 'Rp1.582.656');
    expect(text.length).toBeLessThanOrEqual(ROOM);
  },
);
