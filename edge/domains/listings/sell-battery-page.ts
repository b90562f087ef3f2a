import { iso } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { maskedName, maskedVin } from '#edge/platform/mask-person.ts';
import { KindEnum, StandingEnum } from './enums.ts';
import { listingById, photosOfListing, type UseRow, usesOfListedBattery } from './listing.sql.ts';
import { PublicListingRef, type Shown } from './public-listing.ts';
import { type Standing, standingOf } from './standing.ts';

type Battery = NonNullable<Shown['row']['battery']>;

interface Page extends Shown {
  readonly battery: Battery;
  readonly uses: readonly UseRow[];
}

const UseRef = main.objectRef<UseRow>('SellMyBatteryUse').implement({
  fields: (t) => ({
    model: t.exposeString('model'),
    startDate: t.string({ resolve: ({ startedAt }) => iso(startedAt) }),
    endDate: t.string({
      nullable: true,
      resolve: ({ endedAt }) => (endedAt === null ? null : iso(endedAt)),
    }),
    batteryCycle: t.exposeInt('cycles'),
  }),
});

const PageRef = main.objectRef<Page>('SellMyBatteryPage').implement({
  description: 'A battery on offer, as everybody sees it: number and name masked.',
  fields: (t) => ({
    serialNumber: t.string({
      description: 'Its last four characters.',
      resolve: ({ battery }) => maskedVin(battery.serialNumber),
    }),
    ownerName: t.string({ resolve: ({ row }) => maskedName(row.owner.name) }),
    phoneNumber: t.string({
      nullable: true,
      description: 'Only when the owner chose so.',
      resolve: ({ row }) => (row.listing.showPhone ? row.owner.phoneNumber : null),
    }),
    model: t.string({ resolve: ({ battery }) => battery.model }),
    type: t.string({ resolve: ({ battery }) => battery.chemistry }),
    productionDate: t.string({ resolve: ({ battery }) => iso(battery.producedAt) }),
    batteryCycle: t.int({ resolve: ({ battery }) => battery.cycles }),
    capacity: t.int({ description: 'Watt-hours.', resolve: ({ battery }) => battery.capacityWh }),
    weight: t.int({ description: 'Grams.', resolve: ({ battery }) => battery.weightGrams }),
    warrantyExpiryDate: t.string({ resolve: ({ battery }) => iso(battery.warrantyUntilAt) }),
    firmwareVersion: t.string({ resolve: ({ battery }) => battery.firmwareVersion }),
    isBoostChargeCapable: t.boolean({ resolve: ({ battery }) => battery.isBoostChargeCapable }),
    usedInMotorcycles: t.int({ resolve: ({ uses }) => new Set(uses.map(({ vin }) => vin)).size }),
    lastUpdated: t.string({
      description: 'Its last report.',
      resolve: ({ battery }) => iso(battery.reportedAt ?? battery.updatedAt),
    }),
    history: t.field({ type: [UseRef], resolve: ({ uses }) => [...uses] }),
    listing: t.field({ type: PublicListingRef, resolve: (page) => page }),
  }),
});

main.queryField('getSellMyBatteryPage', (t) =>
  t.field({
    type: PageRef,
    nullable: true,
    description: 'A battery on offer; null when there is none under this id, or no longer.',
    args: { id: t.arg.id({ required: true, description: 'Of the listing.' }) },
    resolve: async (_, { id }, { read, clock }) => {
      const [[row], photos, uses] = await Promise.all([
        read(listingById({ id })),
        read(photosOfListing({ id })),
        read(usesOfListedBattery({ id })),
      ]);
      const now = clock();
      if (row === undefined || row.battery === null || standingOf(row, now) !== 'SHOWN')
        return null;
      return { row, photos, now, battery: row.battery, uses };
    },
  }),
);

interface StandingOf {
  readonly standing: Standing;
  readonly row: Shown['row'] | undefined;
}

const StandingRef = main.objectRef<StandingOf>('ListingStanding').implement({
  description: 'What strangers are told of a listing, also when it is over. Names nobody.',
  fields: (t) => ({
    state: t.field({
      type: StandingEnum,
      resolve: ({ standing }) => standing,
    }),
    kind: t.field({
      type: KindEnum,
      nullable: true,
      description: 'Null when there is none.',
      resolve: ({ row, standing }) => {
        if (row === undefined || standing === 'UNKNOWN') return null;
        return row.vehicle === null ? 'BATTERY' : 'MOTORCYCLE';
      },
    }),
  }),
});

main.queryField('listingStanding', (t) =>
  t.field({
    type: StandingRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { read, clock }) => {
      const [row] = await read(listingById({ id }));
      return { standing: standingOf(row, clock()), row };
    },
  }),
);
