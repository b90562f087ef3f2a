import type { metaTag } from '../../../schema/content.ts';
import { ACCOUNT } from './account.ts';
import { CATALOG } from './catalog.ts';
import { POLICIES } from './policies.ts';
import { SHOP } from './shop.ts';
import { SITE } from './site.ts';

export const META = [...SITE, ...CATALOG, ...SHOP, ...ACCOUNT, ...POLICIES];

export const metaRows = (): (typeof metaTag.$inferInsert)[] =>
  META.flatMap(({ pageName, image, en, id }) => [
    { pageName, image, locale: 'en', ...en },
    { pageName, image, locale: 'id', ...id },
  ]);
