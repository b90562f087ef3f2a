import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { selectedFields } from '#edge/graphql/selection.ts';
import { componentsOf, type Value, ValueRef } from './component.ts';
import { activeProducts } from './product.sql.ts';
import { type Product, ProductRef, partsOf, withWantedLocale } from './product.ts';

interface EcProduct {
  readonly product: Product;
  readonly exclusives: readonly Value[];
}

const EcProductRef = content.objectRef<EcProduct>('EcProduct').implement({
  description: 'A model as it is shown at an experience center.',
  fields: (t) => ({
    product: t.field({ type: ProductRef, resolve: (shown) => shown.product }),
    exclusives: t.field({
      type: [ValueRef],
      description: 'Choices that are offered at this center only.',
      resolve: (shown) => shown.exclusives,
    }),
  }),
});

content.queryField('ecProducts', (t) =>
  t.field({
    extensions: revisedBy('products'),
    type: [EcProductRef],
    description: 'The models an experience center shows and lends for test rides.',
    args: {
      dealerSlug: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { dealerSlug, locale }, { read, clock }, info) => {
      const fields = new Set(selectedFields(info, 'product'));
      if (selectedFields(info).has('exclusives')) fields.add('components');
      const rows = await read(activeProducts(partsOf(fields))({ locale, now: clock() }));
      return rows.map(withWantedLocale(locale)).map((product) => ({
        product,
        exclusives: componentsOf(product.id, product.values, locale)
          .flatMap((component) => component.values)
          .filter((value) => value.validity_dealer_id === dealerSlug),
      }));
    },
  }),
);
