import { blockIn } from '#db/content/content/blocks.ts';
import type { page, pageText } from '#db/schema/content.ts';
import { inLocale, languagesOf } from '#edge/contract/locale.ts';
import { DAY_MS, jakartaMidnight } from '#edge/contract/time.ts';
import { PAGES } from './index.ts';
import type { PageContent } from './types.ts';

/** Epoch ms at which a calendar day begins in Jakarta. */
export const pageRows = (): (typeof page.$inferInsert)[] =>
  PAGES.map((each: PageContent, orderSequence) => ({
    name: each.name,
    kind: each.kind,
    parentName: each.parentName ?? null,
    category: each.category ?? null,
    image: each.image ?? null,
    isActive: true,
    orderSequence,
    publishedAt: jakartaMidnight(each.publishedOn),
    validFromAt: each.validOn ? jakartaMidnight(each.validOn[0]) : null,
    validUntilAt: each.validOn ? jakartaMidnight(each.validOn[1]) + DAY_MS : null,
  }));

export const pageTextRows = (): (typeof pageText.$inferInsert)[] =>
  PAGES.flatMap((each) =>
    languagesOf(each.title).map((locale) => ({
      pageName: each.name,
      locale,
      title: inLocale(each.title, locale),
      summary: inLocale(each.summary, locale),
      blocks: JSON.stringify(each.blocks.map((block) => blockIn(block, locale))),
    })),
  );
