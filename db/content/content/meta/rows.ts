import type { metaTag } from '#db/schema/content.ts';
import { textsOf } from '#edge/contract/locale.ts';
import { ACCOUNT } from './account.ts';
import { BUYING } from './buying.ts';
import { CATALOG } from './catalog.ts';
import { GARAGE } from './garage.ts';
import { HELP } from './help.ts';
import { NEWS } from './news.ts';
import { ORDERS } from './orders.ts';
import { PARTNERS } from './partners.ts';
import { PLACES } from './places.ts';
import { POLICIES } from './policies.ts';
import { SHOP } from './shop.ts';
import { SITE } from './site.ts';

export const META = [
  ...SITE,
  ...CATALOG,
  ...BUYING,
  ...ORDERS,
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
  META.flatMap(({ pageName, image, words }) =>
    textsOf(words).map(({ locale, text }) => ({ pageName, image, locale, ...text })),
  );
