import { inLocale } from '#edge/contract/locale.ts';
import { main } from '#edge/graphql/builder.ts';
import { RoadsideLocaleEnum } from '#edge/graphql/locale.ts';
import type { PackageRow } from './cover.sql.ts';

export const PackageRef = main.objectRef<PackageRow>('RoadsidePackage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      args: { locale: t.arg({ type: RoadsideLocaleEnum, required: true }) },
      resolve: ({ name }, { locale }) => inLocale(name, locale),
    }),
    benefits: t.stringList({
      args: { locale: t.arg({ type: RoadsideLocaleEnum, required: true }) },
      resolve: ({ benefits }, { locale }) => [...inLocale(benefits, locale)],
    }),
    months: t.exposeInt('months'),
    price: t.field({ type: 'Rupiah', resolve: ({ priceIdr }) => priceIdr }),
  }),
});
