import { metaTag, page, pageText } from '../../schema/content.ts';
import type { SeedStep } from '../../seed/step.ts';
import { upsert } from '../../seed/upsert.ts';
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
