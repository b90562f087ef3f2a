import { metaTag, page, pageText } from '#db/schema/content.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { metaRows } from './meta/rows.ts';
import { pageRows, pageTextRows } from './pages/rows.ts';

export const seed: SeedStep = {
  slug: 'content',
  statements: () => [
    ...upsert(metaTag, metaRows()),
    ...upsert(page, pageRows()),
    ...upsert(pageText, pageTextRows()),
  ],
};
