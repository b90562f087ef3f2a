import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';

/** Names of the choices that only this center offers, by the slug of the model. */
export type Exclusives = Readonly<Record<string, readonly string[]>>;

/** From the records on the device: the same answer as `ecProducts` gives. */
export const exclusivesOf = (
  products: readonly Pick<ProductRecord, 'slug' | 'values'>[],
  dealerSlug: string,
  now: number,
  locale: Locale,
): Exclusives =>
  Object.fromEntries(
    products.map(({ slug, values }) => [
      slug,
      values
        .filter(
          ({ validity_dealer_id, validity_to_show }) =>
            validity_dealer_id === dealerSlug &&
            (validity_to_show === null || validity_to_show > now),
        )
        .map(({ name }) => inLocale(name, locale)),
    ]),
  );
