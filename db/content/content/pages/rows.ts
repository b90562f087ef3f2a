import type { page, pageText } from '../../../schema/content.ts';
import type { Locale } from '../../catalog/types.ts';
import { blockIn } from '../blocks.ts';
import { PAGES } from './index.ts';
import type { PageContent } from './types.ts';

const LOCALES: readonly Locale[] = ['en', 'id'];

const WIB_MIDNIGHT = 'T00:00:00+07:00';

export const pageRows = (): (typeof page.$inferInsert)[] =>
  PAGES.map((each: PageContent, orderSequence) => ({
    name: each.name,
    kind: each.kind,
    parentName: each.parentName ?? null,
    category: each.category ?? null,
    image: each.image ?? null,
    isActive: true,
    orderSequence,
    publishedAt: Date.parse(each.publishedOn + WIB_MIDNIGHT),
  }));

export const pageTextRows = (): (typeof pageText.$inferInsert)[] =>
  PAGES.flatMap((each) =>
    LOCALES.map((locale) => ({
      pageName: each.name,
      locale,
      title: each.title[locale],
      summary: each.summary[locale],
      blocks: JSON.stringify(each.blocks.map((block) => blockIn(block, locale))),
    })),
  );
