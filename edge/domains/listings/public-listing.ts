import { gradedOf } from '#edge/contract/listings/condition.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { main } from '#edge/graphql/builder.ts';
import { AccidentEnum, GradeEnum, ItemEnum, KindEnum, StateEnum } from './enums.ts';
import type { ListedPhoto, ListingRow } from './listing.sql.ts';
import { kindOf, stateOf } from './standing.ts';

export interface Shown {
  readonly row: ListingRow;
  readonly photos: readonly ListedPhoto[];
  /** Epoch ms. */
  readonly now: number;
}

interface Graded {
  readonly item: ReturnType<typeof gradedOf>[number]['item'];
  readonly grade: ReturnType<typeof gradedOf>[number]['grade'];
}

const GradedRef = main.objectRef<Graded>('ListingGraded').implement({
  fields: (t) => ({
    item: t.field({ type: ItemEnum, resolve: ({ item }) => item }),
    grade: t.field({ type: GradeEnum, resolve: ({ grade }) => grade }),
  }),
});

const PhotoRef = main.objectRef<ListedPhoto>('ListingPhoto').implement({
  fields: (t) => ({
    url: t.string({
      description: 'Path on this origin; answers as long as the listing is shown.',
      resolve: ({ id }) => fileUrl(id),
    }),
    width: t.exposeInt('width', { description: 'As stored, before it is turned.' }),
    height: t.exposeInt('height'),
  }),
});

/** What the owner says; nothing in it tells who that is. */
export const PublicListingRef = main.objectRef<Shown>('PublicListing').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.listing.id }),
    kind: t.field({ type: KindEnum, resolve: ({ row }) => kindOf(row) }),
    status: t.field({ type: StateEnum, resolve: ({ row, now }) => stateOf(row, now) }),
    price: t.field({ type: 'Rupiah', resolve: ({ row }) => row.listing.priceIdr ?? 0 }),
    negotiable: t.boolean({ resolve: ({ row }) => row.listing.negotiable }),
    area: t.string({ resolve: ({ row }) => row.listing.areaCode ?? '' }),
    city: t.string({ resolve: ({ row }) => row.listing.city ?? '' }),
    description: t.string({ resolve: ({ row }) => row.listing.description }),
    condition: t.field({
      type: [GradedRef],
      resolve: ({ row }) => gradedOf(kindOf(row), row.listing.condition),
    }),
    accident: t.field({
      type: AccidentEnum,
      nullable: true,
      resolve: ({ row }) => row.listing.accident,
    }),
    faults: t.string({ resolve: ({ row }) => row.listing.faults }),
    rangeKm: t.int({ nullable: true, resolve: ({ row }) => row.listing.rangeKm }),
    photos: t.field({
      type: [PhotoRef],
      description: 'In the owner’s order.',
      resolve: ({ photos }) => [...photos],
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => row.listing.publishedAt,
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.listing.updatedAt }),
  }),
});
