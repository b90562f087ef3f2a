import type { Query } from '#db/query.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { itemBySlug } from './item.sql.ts';
import { partByCode } from './spare-part.sql.ts';

/** Name of a part by its code; undefined when there is none. */
export const partName = (code: string, locale: Locale): Query<string | undefined> => {
  const query = partByCode({ code: code.slice(0, 64).toUpperCase() });
  return {
    ...query,
    map: (result) => {
      const [part] = query.map(result);
      return part && inLocale(part.name, locale);
    },
  };
};

/** Name of an accessory, a piece of apparel or a battery; undefined when there is none of that kind. */
export const itemName = (
  kind: 'accessory' | 'apparel' | 'battery',
  slug: string,
  locale: Locale,
): Query<string | undefined> => {
  const query = itemBySlug({ slug: slug.slice(0, 64) });
  return {
    ...query,
    map: (result) => {
      const [row] = query.map(result);
      if (row?.item.kind !== kind) return undefined;
      return inLocale(row.item.name, locale);
    },
  };
};
