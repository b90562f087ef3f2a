import { priceKinds } from '#edge/contract/stations/search.ts';
import { main } from '#edge/graphql/builder.ts';
import { PriceKindEnum } from './enums.ts';
import type { ShownStation } from './shown-station.ts';

export const PricesRef = main.objectRef<ShownStation>('StationPrices').implement({
  description: 'Whole rupiah; null where the station does not charge that way, or nobody knows.',
  fields: (t) => ({
    kinds: t.field({
      type: [PriceKindEnum],
      resolve: ({ record }) => priceKinds(record.prices),
    }),
    perKwh: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ record }) => record.prices.perKwh,
    }),
    perMinute: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ record }) => record.prices.perMinute,
    }),
    perSession: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ record }) => record.prices.perSession,
    }),
  }),
});
