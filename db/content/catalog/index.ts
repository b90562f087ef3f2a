import { product, productPrice, productText, productValue, subsidy } from '#db/schema/catalog.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { onlyThese, upsert } from '#db/seed/upsert.ts';
import { SUBSIDY } from './prices.ts';
import { priceRows, productRows, textRows, valueRows } from './rows.ts';

export const seed: SeedStep = {
  slug: 'catalog',
  statements: () => {
    const values = valueRows();
    return [
      ...upsert(subsidy, [SUBSIDY]),
      ...upsert(product, productRows()),
      ...upsert(productText, textRows()),
      onlyThese(
        productValue,
        productValue.id,
        values.map((value) => value.id),
      ),
      ...upsert(productValue, values),
      ...upsert(productPrice, priceRows()),
    ];
  },
};
