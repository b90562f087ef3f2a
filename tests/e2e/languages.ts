import type { Page } from '@playwright/test';

/** Words no sentence of a language can do without, and that the other one does not have. */
const OTHERS_WORDS = {
  en: /\b(yang|dengan|untuk|dari|tidak|adalah|Anda|kami|dan)\b/g,
  id: /\b(the|with|your|from|without|which|their|and|this|are)\b/gi,
} as const;

/** Names and terms that stay as they are in every language. */
const NAMES = /on the road|drive and ride|plug and play|terms and conditions/gi;

/** Words of the other language on a page, in what is read and in what is only spoken. */
export const strayWords = async (page: Page, locale: 'en' | 'id'): Promise<string[]> => {
  const text = await page.evaluate(() => {
    const seen = document.body.cloneNode(true) as HTMLElement;
    for (const other of seen.querySelectorAll('script, style, [lang], [data-own-words]'))
      other.remove();
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')]
      .filter((each) => each.closest('[lang]') === document.documentElement)
      .flatMap((each) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((a) => each.getAttribute(a)),
      );
    return [seen.textContent, ...labels, document.title].join(' \n ');
  });
  return [...new Set(text.replace(NAMES, '').match(OTHERS_WORDS[locale]) ?? [])];
};
