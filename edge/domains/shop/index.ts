import type { Query } from '#db/query.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { partByCode } from './spare-part.sql.ts';

/** Name of a part by its code; undefined when there is none. */
export const partName = (code: string, locale: Locale): Query<string | undefined> => {
  const query = partByCode({ code: code.slice(0, 64).toUpperCase() });
  return {
    ...query,
    map: (result) => {
      const [part] = query.map(result);
      return locale === 'en' ? part?.nameEn : part?.nameId;
    },
  };
};
