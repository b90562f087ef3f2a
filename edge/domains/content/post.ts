import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { pagesOf } from '#edge/graphql/pagination.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { PostCategoryEnum } from './enums.ts';
import { countPosts, latestPosts } from './page.sql.ts';
import { PageRef, type PageSummary, PageSummaryRef, readPage } from './page.ts';

/** The specification shows three posts a page. */
const PAGE_SIZE = 3;
const MAX_PAGE = 1_000;

interface Posts {
  readonly items: readonly PageSummary[];
  readonly total: number;
  readonly currentPage: number;
}

const PostsRef = content.objectRef<Posts>('Posts').implement({
  fields: (t) => ({
    items: t.field({ type: [PageSummaryRef], resolve: (posts) => posts.items }),
    total: t.exposeInt('total'),
    totalPages: t.int({ resolve: (posts) => pagesOf(posts.total, PAGE_SIZE) }),
    currentPage: t.exposeInt('currentPage'),
  }),
});

content.queryFields((t) => ({
  posts: t.field({
    extensions: revisedBy('pages'),
    type: PostsRef,
    description: `Stories and press releases, newest first, ${PAGE_SIZE} a page.`,
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      category: t.arg({ type: PostCategoryEnum }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { page, category, locale }, { read }) => {
      const currentPage = page ?? 1;
      if (currentPage < 1 || currentPage > MAX_PAGE)
        throw new Refusal('BAD_USER_INPUT', 'Pages are counted from 1.');
      const scope = { category: category ?? null };
      const [rows, [counted]] = await Promise.all([
        read(
          latestPosts({
            ...scope,
            locale,
            limit: PAGE_SIZE,
            offset: (currentPage - 1) * PAGE_SIZE,
          }),
        ),
        read(countPosts(scope)),
      ]);
      return {
        items: rows.map((row) => ({ ...row, wantedLocale: locale })),
        total: counted?.total ?? 0,
        currentPage,
      };
    },
  }),
  post: t.field({
    extensions: revisedBy('pages'),
    type: PageRef,
    nullable: true,
    args: {
      slug: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: (_, { slug, locale }, context) =>
      slug.includes('/') ? null : readPage(`posts/${slug}`, locale, context),
  }),
}));
