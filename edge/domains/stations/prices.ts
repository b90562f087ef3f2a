import type { StationSummary } from '#edge/contract/stations/view.ts';
import { main } from '#edge/graphql/builder.ts';
import { PriceKindEnum } from './enums.ts';

export const PricesRef = main
  .objectRef<StationSummary<number>['prices']>('StationPrices')
  .implement({
    description: 'Whole rupiah; null where the station does not charge that way, or nobody knows.',
    fields: (t) => ({
      kinds: t.expose('kinds', { type: [PriceKindEnum] }),
      perKwh: t.expose('perKwh', { type: 'Rupiah', nullable: true }),
      perMinute: t.expose('perMinute', { type: 'Rupiah', nullable: true }),
      perSession: t.expose('perSession', { type: 'Rupiah', nullable: true }),
    }),
  });
