import type { Locale } from '#edge/contract/locale.ts';
import { content } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { BatteryTermsEnum, PageKindEnum } from './enums.ts';
import { type PageRow, type PageSummaryRow, pageByName, pagesOfKind } from './page.sql.ts';

export interface PageSummary extends PageSummaryRow {
  readonly wantedLocale: Locale;
}

interface Page extends PageRow {
  readonly wantedLocale: Locale;
}

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly items?: string[];
  readonly head?: string[];
  readonly rows?: string[][];
}

const BlockRef = content.objectRef<Block>('PageBlock').implement({
  fields: (t) => ({
    type: t.exposeString('type', {
      description:
        '`heading`, `paragraph`, `note` (with `text`), `list`, `steps`, `table`; `offer`: what one gets ' +
        '(`text`), for whom (`items`), and what to press to take it with its path (`head`).',
    }),
    text: t.string({
      nullable: true,
      description:
        'As all texts of blocks it may name figures of `shopSettings`, each as `{NAME}`.',
      resolve: (block) => block.text ?? null,
    }),
    items: t.stringList({ resolve: (block) => block.items ?? [] }),
    head: t.stringList({ resolve: (block) => block.head ?? [] }),
    rows: t.field({
      type: [t.listRef('String')],
      resolve: (block) => block.rows ?? [],
    }),
  }),
});

export const PageSummaryRef = content.objectRef<PageSummary>('PageSummary').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.exposeString('kind'),
    category: t.exposeString('category', { nullable: true }),
    image: t.exposeString('image', { nullable: true }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    published_at: t.expose('publishedAt', { type: 'DateTime' }),
    valid_from: t.expose('validFromAt', { type: 'DateTime', nullable: true }),
    valid_until: t.expose('validUntilAt', { type: 'DateTime', nullable: true }),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({ resolve: (page) => page.locale !== page.wantedLocale }),
  }),
});

export const PageRef = content.objectRef<Page>('Page').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.exposeString('kind'),
    category: t.exposeString('category', { nullable: true }),
    image: t.exposeString('image', { nullable: true }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    published_at: t.expose('publishedAt', { type: 'DateTime' }),
    valid_from: t.expose('validFromAt', { type: 'DateTime', nullable: true }),
    valid_until: t.expose('validUntilAt', { type: 'DateTime', nullable: true }),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({ resolve: (page) => page.locale !== page.wantedLocale }),
    blocks: t.field({
      type: [BlockRef],
      resolve: (page) => JSON.parse(page.blocks) as Block[],
    }),
  }),
});

/** One page by its stored name; null when there is none, or it is not active. */
export const readPage = async (
  name: string,
  locale: Locale,
  { read }: Pick<Context, 'read'>,
): Promise<Page | null> => {
  const [row] = await read(pageByName({ name, locale }));
  return row === undefined ? null : { ...row, wantedLocale: locale };
};

content.queryFields((t) => ({
  page: t.field({
    extensions: revisedBy('pages'),
    type: PageRef,
    nullable: true,
    description: 'A page of text: a policy, terms, about, contact …',
    args: {
      name: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: (_, { name, locale }, context) => readPage(name, locale, context),
  }),
  pages: t.field({
    extensions: revisedBy('pages'),
    type: [PageSummaryRef],
    args: {
      kind: t.arg({ type: PageKindEnum, required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { kind, locale }, { read }) =>
      (await read(pagesOfKind({ kind, locale }))).map((row) => ({ ...row, wantedLocale: locale })),
  }),
  productPageText: t.field({
    extensions: revisedBy('pages'),
    type: PageRef,
    nullable: true,
    description: 'What every product page says below its content.',
    args: { locale: t.arg({ type: LocaleEnum, required: true }) },
    resolve: (_, { locale }, context) => readPage('product-page-text', locale, context),
  }),
  promo: t.field({
    extensions: revisedBy('pages'),
    type: PageRef,
    nullable: true,
    description:
      'An offer with its conditions, also after its end: `valid_until` says whether it runs.',
    args: {
      slug: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: (_, { slug, locale }, context) =>
      slug.includes('/') ? null : readPage(`promos/${slug}`, locale, context),
  }),
  batteryTerms: t.field({
    extensions: revisedBy('pages'),
    type: PageRef,
    nullable: true,
    description: 'Terms for a battery that is bought (`standard`) or subscribed to (`rental`).',
    args: {
      kind: t.arg({ type: BatteryTermsEnum, required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: (_, { kind, locale }, context) => readPage(`battery-terms-${kind}`, locale, context),
  }),
}));
