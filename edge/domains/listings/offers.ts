import { colorNameOf, productOfGeneration } from '#edge/contract/garage/generation.ts';
import { OFFERS_PER_PAGE } from '#edge/contract/listings/offers.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { snapshotOf } from '#edge/domains/garage/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { KindEnum, OfferSortEnum, StateEnum } from './enums.ts';
import { type OfferRow, offersSorted } from './offers.sql.ts';
import { kindOf, stateOf } from './standing.ts';

const PAGES = 1000;
const AREA_CODE_LENGTH = 2;

interface Offer extends OfferRow {
  /** Epoch ms. */
  readonly now: number;
}

interface Offers {
  readonly data: readonly Offer[];
  readonly pagination: Pagination;
}

const OfferRef = main.objectRef<Offer>('ListingOffer').implement({
  description: 'A used motorcycle or battery in the list of all. Nothing in it says whose it is.',
  fields: (t) => ({
    id: t.id({ resolve: ({ listing }) => listing.id }),
    kind: t.field({ type: KindEnum, resolve: kindOf }),
    status: t.field({ type: StateEnum, resolve: (row) => stateOf(row, row.now) }),
    title: t.string({
      description: 'Name of the model.',
      resolve: ({ vehicle: v, battery: b }) =>
        v ? (productOfGeneration(v.generation)?.name ?? v.productCode) : (b?.model ?? ''),
    }),
    year: t.int({
      description: 'It was made in.',
      resolve: ({ vehicle: v, battery: b }) =>
        v?.productionYear ?? new Date(b?.producedAt ?? 0).getUTCFullYear(),
    }),
    colorName: t.string({
      nullable: true,
      resolve: ({ vehicle: v }) => (v ? colorNameOf(v.colorCode) : null),
    }),
    odometer: t.int({
      nullable: true,
      description: 'Kilometres, of a motorcycle.',
      resolve: ({ vehicle: v }) => v?.odometerKm ?? null,
    }),
    batteryCycle: t.int({
      nullable: true,
      description: 'Charge cycles, of a battery.',
      resolve: ({ battery: b }) => b?.cycles ?? null,
    }),
    price: t.field({ type: 'Rupiah', resolve: ({ listing }) => listing.priceIdr ?? 0 }),
    negotiable: t.boolean({ resolve: ({ listing }) => listing.negotiable }),
    city: t.string({ resolve: ({ listing }) => listing.city ?? '' }),
    area: t.string({ resolve: ({ listing }) => listing.areaCode ?? '' }),
    photo: t.string({
      nullable: true,
      description: 'Path of the first photo on this origin.',
      resolve: ({ photoId }) => (photoId === null ? null : fileUrl(photoId)),
    }),
    snapshot: t.string({
      nullable: true,
      description: 'Picture of the model in its colour.',
      resolve: ({ vehicle: v }) => (v ? snapshotOf(v) : null),
    }),
  }),
});

const OffersRef = main.objectRef<Offers>('ListingOffers').implement({
  fields: (t) => ({
    data: t.field({ type: [OfferRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('listingOffers', (t) =>
  t.field({
    type: OffersRef,
    description:
      'Used motorcycles and batteries that everybody may see now, also the reserved ones. A page behind the last one is empty.',
    args: {
      kind: t.arg({ type: KindEnum }),
      area: t.arg.string({
        description: 'Code of a province.',
        extensions: upTo(AREA_CODE_LENGTH),
      }),
      sort: t.arg({ type: OfferSortEnum, defaultValue: 'NEWEST' }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { kind, area, sort, page }, { read, clock }) => {
      const now = clock();
      const current = clamp(page, 1, PAGES);
      const rows = await read(
        offersSorted[sort ?? 'NEWEST']({
          now,
          kind: kind ?? null,
          area: area ?? null,
          limit: OFFERS_PER_PAGE,
          offset: (current - 1) * OFFERS_PER_PAGE,
        }),
      );
      return {
        data: rows.map((row) => ({ ...row, now })),
        pagination: paginationOf(rows[0]?.total ?? 0, OFFERS_PER_PAGE, current),
      };
    },
  }),
);
