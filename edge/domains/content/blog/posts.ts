import type { Locale } from '#edge/contract/locale.ts';
import { BlogSourceEnum } from '#edge/domains/content/enums.ts';
import { countPosts, latestPosts, type PageSummaryRow } from '#edge/domains/content/page.sql.ts';
import { content } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { pagesOf } from '#edge/graphql/pagination.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { createAnswerCache } from './answer-cache.ts';
import { type BlogPost, blogPage } from './wordpress.ts';

/** The specification shows three posts a page. */
const PAGE_SIZE = 3;
const MAX_PAGE = 1_000;

type Source = 'OWN' | 'EXTERNAL';

interface Posts {
  readonly source: Source;
  readonly isBlogAway: boolean;
  readonly items: readonly Entry[];
  readonly total: number;
  readonly currentPage: number;
}

interface Entry extends BlogPost {
  readonly locale: string;
  readonly wantedLocale: Locale;
}

const EntryRef = content.objectRef<Entry>('BlogPost').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    href: t.exposeString('href', {
      description: "Path on this site without language, or the post's address at the blog.",
    }),
    image: t.exposeString('image', { nullable: true }),
    image_alt: t.exposeString('imageAlt'),
    published_at: t.expose('publishedAt', { type: 'DateTime' }),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({ resolve: (post) => post.locale !== post.wantedLocale }),
  }),
});

const PostsRef = content.objectRef<Posts>('BlogPosts').implement({
  fields: (t) => ({
    source: t.expose('source', { type: BlogSourceEnum }),
    is_blog_away: t.exposeBoolean('isBlogAway', {
      description: 'A blog is configured but does not answer, so these are posts of our own.',
    }),
    items: t.field({ type: [EntryRef], resolve: (posts) => posts.items }),
    total: t.exposeInt('total'),
    totalPages: t.int({ resolve: (posts) => pagesOf(posts.total, PAGE_SIZE) }),
    currentPage: t.exposeInt('currentPage'),
  }),
});

const ownEntry =
  (wantedLocale: Locale) =>
  (row: PageSummaryRow): Entry => ({
    title: row.title,
    summary: row.summary,
    href: row.name.replace(/^posts/, '/whats-new'),
    image: row.image,
    imageAlt: '',
    publishedAt: row.publishedAt,
    locale: row.locale,
    wantedLocale,
  });

const ownPosts = async (page: number, locale: Locale, { read }: Pick<Context, 'read'>) => {
  const scope = { category: 'story' };
  const [rows, [counted]] = await Promise.all([
    read(latestPosts({ ...scope, locale, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })),
    read(countPosts(scope)),
  ]);
  return { items: rows.map(ownEntry(locale)), total: counted?.total ?? 0 };
};

/** One memory of the blog for each process, made with the first request's clock. */
let answers: ReturnType<typeof createAnswerCache> | undefined;

content.queryField('blogPosts', (t) =>
  t.field({
    type: PostsRef,
    description:
      `Posts of the external blog where one is configured, else our own stories; newest first, ` +
      `${PAGE_SIZE} a page.`,
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, args, context) => {
      const { env, clock, fetch, log } = context;
      const { locale } = args;
      const currentPage = args.page ?? 1;
      if (currentPage < 1 || currentPage > MAX_PAGE)
        throw new Refusal('BAD_USER_INPUT', 'Pages are counted from 1.');
      const { BLOG_API_URL, BLOG_API_TOKEN } = env;
      if (BLOG_API_URL !== undefined) {
        answers ??= createAnswerCache(clock);
        const api = BLOG_API_URL.replace('{locale}', locale);
        const answer = await answers(`${api} ${currentPage}`, () =>
          blogPage({ api, token: BLOG_API_TOKEN, fetch }, currentPage, PAGE_SIZE),
        );
        if (answer.ok) {
          const items = answer.value.items.map((item) => ({
            ...item,
            locale,
            wantedLocale: locale,
          }));
          const { total } = answer.value;
          return { source: 'EXTERNAL' as const, isBlogAway: false, items, total, currentPage };
        }
        log.warn('blog.away', { fault: answer.error });
      }
      const own = await ownPosts(currentPage, locale, context);
      const isBlogAway = BLOG_API_URL !== undefined;
      return { source: 'OWN' as const, isBlogAway, ...own, currentPage };
    },
  }),
);
