import { main } from '#edge/graphql/builder.ts';
import type { PackageRow } from './roadside.sql.ts';

export const LocaleEnum = main.enumType('RoadsideLocale', { values: ['en', 'id'] as const });

export const PackageRef = main.objectRef<PackageRow>('RoadsidePackage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      args: { locale: t.arg({ type: LocaleEnum, required: true }) },
      resolve: ({ name }, { locale }) => name[locale],
    }),
    benefits: t.stringList({
      args: { locale: t.arg({ type: LocaleEnum, required: true }) },
      resolve: ({ benefits }, { locale }) => [...benefits[locale]],
    }),
    months: t.exposeInt('months'),
    price: t.field({ type: 'Rupiah', resolve: ({ priceIdr }) => priceIdr }),
  }),
});
