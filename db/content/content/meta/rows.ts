import type { metaTag } from '../../../schema/content.ts';
import { ACCOUNT } from './account.ts';
import { BUYING } from './buying.ts';
import { CATALOG } from './catalog.ts';
import { GARAGE } from './garage.ts';
import { HELP } from './help.ts';
import { NEWS } from './news.ts';
import { PARTNERS } from './partners.ts';
import { PLACES } from './places.ts';
import { POLICIES } from './policies.ts';
import { SHOP } from './shop.ts';
import { SITE } from './site.ts';

export const META = [
  ...SITE,
  ...CATALOG,
  ...BUYING,
  ...SHOP,
  ...PLACES,
  ...NEWS,
  ...HELP,
  ...ACCOUNT,
  ...GARAGE,
  ...PARTNERS,
  ...POLICIES,
];

export const metaRows = (): (typeof metaTag.$inferInsert)[] =>
  META.flatMap(({ pageName, image, en, id }) => [
    { pageName, image, locale: 'en', ...en },
    { pageName, image, locale: 'id', ...id },
  ]);
