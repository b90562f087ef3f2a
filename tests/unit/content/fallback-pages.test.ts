import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WholeLocale } from '#edge/contract/locale.ts';
import { contentApp } from '#tests/support/in-process-app.ts';
import { siteServer } from '#tests/support/site-server.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';
import ProductPage from '#web/app/[locale]/product/[slug]/page.tsx';
import { AboutScreen } from '#web/domains/content/about/about-screen.tsx';
import { ContactScreen } from '#web/domains/content/contact/contact-screen.tsx';
import { AnswerScreen } from '#web/domains/content/help/answer-screen.tsx';
import { TopicScreen } from '#web/domains/content/help/topic-screen.tsx';
import { PostScreen } from '#web/domains/content/news/post-screen.tsx';
import { PolicyScreen } from '#web/domains/content/policy/policy-screen.tsx';
import { PromoScreen } from '#web/domains/content/promo/promo-screen.tsx';
import { Article } from '#web/domains/content/reading/article.tsx';
import type { PageText } from '#web/domains/content/reading/text.ts';
import type { Catalogue } from '#web/platform/i18n/catalogues.ts';

const mocked = vi.hoisted(() => ({ locale: 'en' as WholeLocale }));

vi.mock(
  '#web/platform/bff.ts',
  async () => (await import('#tests/support/site-server.ts')).siteServer,
);

// The page's language is React's to keep, which it does for server components only.
vi.mock('#web/platform/i18n/server.ts', async () => {
  const { catalogueIn } = await import('#web/platform/i18n/catalogues.ts');
  return {
    setStaticParamsLocale: () => {},
    getCurrentLocale: async () => mocked.locale,
    getScopedI18n: async (scope: keyof Catalogue) => {
      const words: Readonly<Record<string, string>> = (await catalogueIn(mocked.locale))[scope];
      return (key: string, params: Readonly<Record<string, unknown>> = {}) =>
        (words[key] ?? words[`${key}#other`] ?? key).replace(/{(\w+)}/g, (_, name: string) =>
          String(params[name]),
        );
    },
  };
});

const htmlOf = async (page: ReactNode): Promise<string> =>
  new Response((await prerender(page)).prelude).text();

const NOTE = {
  en: 'This text has not been translated into English yet. You see it in Indonesian.',
  id: 'Teks ini belum diterjemahkan ke bahasa Indonesia. Anda melihatnya dalam bahasa Inggris.',
} as const;
const MARK = { en: 'in Indonesian', id: 'dalam bahasa Inggris' } as const;
const OTHER = { en: 'id', id: 'en' } as const;

/** A kind of page, where its text is in the store, and the page itself. */
const PAGES: [kind: string, name: string, page: (locale: WholeLocale) => ReactNode][] = [
  [
    'a policy',
    'warranty',
    (locale) => createElement(PolicyScreen, { locale, policyId: 'warranty' }),
  ],
  [
    'a help topic',
    'help/battery',
    (locale) => createElement(TopicScreen, { locale, topicId: 'battery' }),
  ],
  [
    'an answer',
    'help/battery/swap',
    (locale) => createElement(AnswerScreen, { locale, topicId: 'battery', answerId: 'swap' }),
  ],
  [
    'a story',
    'posts/old-batteries',
    (locale) => createElement(PostScreen, { locale, slug: 'old-batteries' }),
  ],
  [
    'an offer',
    'promos/n3-helmet',
    (locale) => createElement(PromoScreen, { locale, slug: 'n3-helmet' }),
  ],
  ['a page of the company', 'about', (locale) => createElement(AboutScreen, { locale })],
  ['the contact page', 'contact-us', (locale) => createElement(ContactScreen, { locale })],
];

const CASES = PAGES.flatMap((each) =>
  (['en', 'id'] as const).map((locale) => [each[0], locale, each[1], each[2]] as const),
);

describe('a text that is missing in the language of its page', () => {
  const [{ open }] = stores;
  let store: Store;
  beforeAll(async () => {
    store = await seeded(open, { demo: false });
    siteServer.app = contentApp(store.db, Date.now);
  });
  afterAll(() => store.stop());

  const titleIn = async (table: string, where: string, locale: WholeLocale): Promise<string> => {
    const sql = `SELECT * FROM ${table} WHERE ${where} AND locale = '${locale}'`;
    const { rows } = await store.db.primary.execute(sql);
    return String(rows[0]?.title ?? rows[0]?.slogan);
  };

  /** Works while the row is away, and leaves the store as it was. */
  const without = async (
    table: string,
    where: string,
    locale: WholeLocale,
    work: () => Promise<void>,
  ) => {
    const at = `${where} AND locale = '${locale}'`;
    await store.db.primary.executeMultiple(
      `CREATE TABLE put_by AS SELECT * FROM ${table} WHERE ${at}; DELETE FROM ${table} WHERE ${at};`,
    );
    mocked.locale = locale;
    try {
      await work();
    } finally {
      await store.db.primary.executeMultiple(
        `INSERT INTO ${table} SELECT * FROM put_by; DROP TABLE put_by;`,
      );
    }
  };

  it.each(CASES)(
    'on %s (%s) stands there in the other one, and says so',
    async (_, locale, name, page) => {
      const where = `page_name = '${name}'`;
      mocked.locale = locale;
      expect(await htmlOf(page(locale))).not.toContain(NOTE[locale]);
      const title = await titleIn('page_text', where, OTHER[locale]);
      await without('page_text', where, locale, async () => {
        const html = await htmlOf(page(locale));
        expect(html).toContain(NOTE[locale]);
        expect(html).toContain(`lang="${OTHER[locale]}"`);
        expect(html).toContain(title.replaceAll("'", '&#x27;'));
      });
    },
  );

  it.each(['en', 'id'] as const)('of a model, with its whole page: %s', async (locale) => {
    const params = Promise.resolve({ locale, slug: 'alva-cervo' });
    const where = "product_id = (SELECT id FROM product WHERE slug = 'alva-cervo')";
    mocked.locale = locale;
    expect(await htmlOf(createElement(ProductPage, { params }))).not.toContain(NOTE[locale]);
    const slogan = await titleIn('product_text', where, OTHER[locale]);
    await without('product_text', where, locale, async () => {
      const html = await htmlOf(createElement(ProductPage, { params }));
      expect(html).toContain(NOTE[locale]);
      expect(html).toContain(`<div lang="${OTHER[locale]}">`);
      expect(html).toContain(slogan);
    });
  });

  it.each(['en', 'id'] as const)('is marked in the list of its topic: %s', async (locale) => {
    const topic = () => htmlOf(createElement(TopicScreen, { locale, topicId: 'battery' }));
    mocked.locale = locale;
    expect(await topic()).not.toContain(MARK[locale]);
    await without('page_text', "page_name = 'help/battery/swap'", locale, async () => {
      const html = await topic();
      expect(html).toContain(MARK[locale]);
      expect(html).toContain(`<li lang="${OTHER[locale]}"`);
      expect(html).not.toContain(NOTE[locale]);
    });
  });
});

const block = (type: string, text: string) => ({ type, text, items: [], head: [], rows: [] });

const textPage = (patch: Partial<PageText>): PageText => ({
  name: 'warranty',
  kind: 'policy',
  category: null,
  image: null,
  title: 'Garansi',
  summary: 'Apa yang dijamin.',
  published_at: '2026-11-15T00:00:00.000Z',
  valid_from: null,
  valid_until: null,
  locale: 'id',
  is_fallback: false,
  blocks: [block('paragraph', 'Garansi mulai berlaku pada hari serah terima.')],
  ...patch,
});

const labels = { contents: 'On this page' };
const shown = (patch: Partial<PageText>): Promise<string> => {
  mocked.locale = 'en';
  return htmlOf(createElement(Article, { page: textPage(patch), labels }));
};

describe('an article that is missing in the language of the page', () => {
  it('is shown in another one, named for the eye and marked for screen readers, never blank', async () => {
    const html = await shown({ is_fallback: true });
    expect(html).toContain(NOTE.en);
    expect(html).toContain('<article lang="id">');
    expect(html).toContain('Garansi mulai berlaku');
  });

  it('is not marked when it is there', async () => {
    expect(await shown({ locale: 'en' })).not.toContain(NOTE.en);
  });
});

describe('a long text', () => {
  const headings = (count: number) =>
    Array.from({ length: count }, (_, at) => block('heading', `Bagian ${at + 1}`));

  it('has a table of contents whose entries lead to its headings; a short one has none', async () => {
    const html = await shown({ blocks: headings(4) });
    const targets = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(targets).size).toBe(4);
    for (const id of targets) expect(html).toContain(`<section id="${id}"`);
    expect(await shown({ blocks: headings(3) })).not.toContain('On this page');
  });
});
