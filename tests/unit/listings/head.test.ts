import { expect, it } from 'vitest';
import { headOf } from '#web/domains/listings/public/head.ts';
import type { Words } from '#web/domains/listings/public/words.ts';

const words = ((key: string) => key) as unknown as Words;

it.each(['sell-my-motorcycle/lst_1', 'sell-my-battery/lst_2'])(
  'an offer at %s has an address in each language, and one for whoever speaks neither',
  (path) => {
    const shown = { path, what: 'ALVA CERVO', price: 1, description: 'As new.', image: null };
    for (const locale of ['en', 'id'] as const) {
      const { alternates } = headOf(shown, locale, words);
      const pathOf = (url: unknown): string => new URL(String(url)).pathname;
      expect(pathOf(alternates?.canonical)).toBe(`/${locale}/${path}`);
      const languages: Readonly<Record<string, unknown>> = { ...alternates?.languages };
      expect(['en', 'id', 'x-default'].map((each) => pathOf(languages[each]))).toEqual([
        `/en/${path}`,
        `/id/${path}`,
        `/${path}`,
      ]);
    }
  },
);
