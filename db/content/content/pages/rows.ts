import type { page, pageText } from '../../../schema/content.ts';
import type { Locale } from '../../catalog/types.ts';
import { blockIn } from '../blocks.ts';
import { PAGES } from './index.ts';
import type { PageContent } from './types.ts';

const LOCALES: readonly Locale[] = ['en', 'id'];

const DAY_MS = 86_400_000;

/** Epoch ms at which a calendar day begins in Jakarta. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);

export const pageRows = (): (typeof page.$inferInsert)[] =>
  PAGES.map((each: PageContent, orderSequence) => ({
    name: each.name,
    kind: each.kind,
    parentName: each.parentName ?? null,
    category: each.category ?? null,
    image: each.image ?? null,
    isActive: true,
    orderSequence,
    publishedAt: startOf(each.publishedOn),
    validFromAt: each.validOn ? startOf(each.validOn[0]) : null,
    validUntilAt: each.validOn ? startOf(each.validOn[1]) + DAY_MS : null,
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
